export { mediaPlugin } from './media.plugin.ts';
export { createMedia, type Media } from './photos/create-media.ts';
export {
  countPictures,
  type FeedPicture,
  listFailedPictures,
  queuePictures,
  retryFailedPictures,
} from './photos/downloads.repository.ts';
export { pictureUrl } from './picture-address.ts';
export type { PictureRenderer } from './picture-renderer.ts';
