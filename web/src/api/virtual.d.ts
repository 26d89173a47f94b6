/** The .wasm file, compressed by gzip, as base64 (vite.config.ts). */
declare module "virtual:loyd-engine" {
  const compressed: string;
  export default compressed;
}
