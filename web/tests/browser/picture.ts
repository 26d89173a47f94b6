// A picture that a visitor may have.

const BYTES =
  "iVBORw0KGgoAAAANSUhEUgAAAFAAAAA8CAYAAADxJz2MAAAA1UlEQVR4AezSwQmAMBQFwY/996w16EZQMoLHJ2ayxzlzep8bHONJAgAT3wxAgFEgzhUIMArEuQIBRoE4VyDAKBDnCgR4W2DpQIGREyDAKBDnCgQYBeJcgQCjQJwrEGAUiHMFAowCca7APQDjKV+cKzDiAgQYBeJcgQCjQJwrEGAUiHMFAowCca5AgFEgzhX4WcD4Y3+ZKzDeFECAUSDOFQgwCsS5AgFGgThXIMAoEOcKBBgF4lyBKwHjt7acKzBeO0CAUSDOFQgwCsS5AgFGgThXYAS8AAAA//++p5coAAAABklEQVQDAIFBn9mbCaFiAAAAAElFTkSuQmCC";

/** A small red picture, as it is chosen from the disk. */
export const RED = { name: "red.png", mimeType: "image/png", buffer: Buffer.from(BYTES, "base64") };
