export { mediaPlugin } from './media.plugin.ts';
export { pictureUrl } from './picture-address.ts';
export type { PictureRenderer } from './picture-renderer.ts';
