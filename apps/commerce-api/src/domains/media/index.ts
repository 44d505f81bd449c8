export { mediaPlugin } from './media.plugin.ts';
export { createMedia, type Media } from './photos/create-media.ts';
export { type FeedPicture, queuePictures, retryFailedPictures } from './photos/downloads.repository.ts';
export { countPictures, listFailedPictures } from './photos/picture-report.repository.ts';
export { pictureUrl } from './picture-address.ts';
export type { PictureRenderer } from './picture-renderer.ts';
export type { Picture } from './tables.ts';
