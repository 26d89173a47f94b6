// Hands a file to the browser, which saves it where the person wants.

/** How long the browser may take to read the file, in milliseconds. */
const READ_WITHIN = 10_000;

export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN);
}

/** A text as a file of a type, such as `text/csv`. */
export function textFile(text: string, type: string): Blob {
  return new Blob([text], { type });
}
