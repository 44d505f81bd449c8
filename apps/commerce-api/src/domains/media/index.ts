export { mediaPlugin } from './media.plugin.ts';
export { pictureUrl } from './pictures.ts';
