// What the tiles show and how the mouse moves them. A picture is read by the browser
// from a file of the person's own and never leaves it; it is not part of the address,
// but the browser keeps it for the next visit.

import { keep, take } from "../kept.js";

export interface Look {
  picture: ImageBitmap | null;
  numbers: boolean;
  /** Whether a tile moves when the pointer comes over it, without a press. */
  hover: boolean;
  /** Whether W, A, S and D move tiles; those who speak to their computer may not want single letters to do something. */
  letters: boolean;
}

/** What a first visitor sees. */
export const PLAIN: Look = { picture: null, numbers: true, hover: false, letters: true };

/** The form in which the browser keeps it. */
type KeptLook = Omit<Look, "picture"> & { picture: Blob | null };

/** The look that was chosen here before; null if there is none that can be read. */
export async function restoreLook(): Promise<Look | null> {
  try {
    const kept = (await take("look", "look")) as Partial<KeptLook> | undefined;
    if (!kept) return null;
    // A picture that cannot be read loses nothing but itself.
    const picture = kept.picture instanceof Blob ? await createImageBitmap(kept.picture).catch(() => null) : null;
    return { picture, numbers: kept.numbers !== false || !picture, hover: kept.hover === true, letters: kept.letters !== false };
  } catch {
    return null;
  }
}

/** Keeps a look; where the browser forbids it, the look lasts as long as the page. */
export async function keepLook(look: Look): Promise<void> {
  const kept: KeptLook = { ...look, picture: look.picture && (await fileOf(look.picture)) };
  await keep("look", new Map([["look", kept]])).catch(() => undefined);
}

function fileOf(picture: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.width, picture.height];
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  return new Promise((done) => canvas.toBlob(done, "image/webp", 0.9));
}

/** Larger pictures are made smaller; nobody sees the difference on a tile. */
const LARGEST_SIDE = 1200;

/** Reads a picture file; the error is for the person who chose it. */
export async function readPicture(file: File): Promise<ImageBitmap> {
  const full = await createImageBitmap(file).catch(() => {
    throw new Error(`${file.name} is not a picture that this browser can read. PNG, JPEG and WebP work.`);
  });
  const scale = LARGEST_SIDE / Math.max(full.width, full.height);
  if (scale >= 1) return full;
  const smaller = await createImageBitmap(full, {
    resizeWidth: Math.max(1, Math.round(full.width * scale)),
    resizeHeight: Math.max(1, Math.round(full.height * scale)),
    resizeQuality: "high",
  });
  full.close();
  return smaller;
}

/** The square of the picture that belongs to a cell; the picture is cut, not stretched, to the board's shape. */
export function cutOf(picture: ImageBitmap, cell: number, rows: number, columns: number): { left: number; top: number; side: number } {
  const side = Math.min(picture.width / columns, picture.height / rows);
  const left = (picture.width - side * columns) / 2 + (cell % columns) * side;
  const top = (picture.height - side * rows) / 2 + Math.floor(cell / columns) * side;
  return { left, top, side };
}

/** Draws the part of the picture that belongs to a cell. */
export function paintTile(canvas: HTMLCanvasElement, picture: ImageBitmap, cell: number, rows: number, columns: number): void {
  const { left, top, side } = cutOf(picture, cell, rows, columns);
  const size = Math.max(1, Math.ceil(canvas.clientWidth * devicePixelRatio));
  canvas.width = size;
  canvas.height = size;
  canvas.getContext("2d")?.drawImage(picture, left, top, side, side, 0, 0, size, size);
}
