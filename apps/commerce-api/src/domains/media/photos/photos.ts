import type { Db } from '../../../kernel/database/database.ts';
import { fetchPhotoAgain, findPhotoColor } from './downloads.repository.ts';
import type { ImageProcessor } from './image-processor.ts';
import type { MediaStore } from './media-store.ts';
import { getOriginalKey, getVariantKey, type PhotoName, type Variant } from './photo-address.ts';

export const MEDIA_TYPES: Readonly<Record<Variant['format'], string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

export interface Photos {
  /** Reads a variant, creating it on the first request; undefined for an unknown photo. @throws ProcessorBusyError */
  get(photo: PhotoName, variant: Variant): Promise<Buffer | undefined>;
}

/** Creates the variants of photos. Concurrent requests for the same variant create it once. */
export function createPhotos({
  db,
  store,
  processor,
  now,
}: {
  db: Db;
  store: MediaStore;
  processor: Pick<ImageProcessor, 'render'>;
  now: () => Date;
}): Photos {
  const inProgress = new Map<string, Promise<Buffer | undefined>>();

  async function make(photo: PhotoName, variant: Variant, key: string): Promise<Buffer | undefined> {
    const kept = await store.get(key);
    if (kept) return kept;
    const color = await findPhotoColor(db, photo.hash);
    if (color !== `#${photo.color}`) return undefined;
    const original = await store.get(getOriginalKey(photo.hash));
    if (!original) {
      await fetchPhotoAgain(db, photo.hash, now());
      return undefined;
    }
    const bytes = await processor.render(original, variant, color);
    await store.put(key, bytes, MEDIA_TYPES[variant.format]);
    return bytes;
  }

  return {
    get(photo, variant) {
      const key = getVariantKey(photo, variant);
      let made = inProgress.get(key);
      if (!made) {
        made = make(photo, variant, key).finally(() => inProgress.delete(key));
        inProgress.set(key, made);
      }
      return made;
    },
  };
}
