// Numbers or a picture on the tiles. The picture is read by the browser from a file
// of the person's own and never leaves it; it is not part of the address.

/** What the tiles show. */
export interface Look {
  picture: ImageBitmap | null;
  numbers: boolean;
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

/** Draws the part of the picture that belongs to a cell; the picture is cut, not stretched, to the board's shape. */
export function paintTile(canvas: HTMLCanvasElement, picture: ImageBitmap, cell: number, rows: number, columns: number): void {
  const side = Math.min(picture.width / columns, picture.height / rows);
  const left = (picture.width - side * columns) / 2 + (cell % columns) * side;
  const top = (picture.height - side * rows) / 2 + Math.floor(cell / columns) * side;
  const size = Math.max(1, Math.ceil(canvas.clientWidth * devicePixelRatio));
  canvas.width = size;
  canvas.height = size;
  canvas.getContext("2d")?.drawImage(picture, left, top, side, side, 0, 0, size, size);
}
