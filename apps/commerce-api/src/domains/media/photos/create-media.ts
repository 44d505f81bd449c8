import { join } from 'node:path';
import type { Database } from '../../../kernel/database/database.ts';
import type { Settings } from '../../../kernel/settings.ts';
import { deleteUnusedPhotos } from './downloads.repository.ts';
import { downloadPictures } from './download-pictures.ts';
import { createImageProcessor } from './image-processor.ts';
import { createDirectoryStore } from './media-store.ts';
import { listKeys } from './photo-address.ts';
import { createPhotos, type Photos } from './photos.ts';
import { createS3Store } from './s3-store.ts';

/** The photos of imported products: serves them, and fetches those listed in feeds. */
export interface Media {
  photos: Photos;
  /** Fetches the pictures that are due. See {@link downloadPictures}. */
  download(options?: Parameters<typeof downloadPictures>[1]): Promise<void>;
  /** Deletes photos that are no longer shown anywhere. Does nothing during an import, which may be about to use them. */
  deleteUnused(): Promise<void>;
  close(): Promise<void>;
}

/** Creates the media of a shop, in the store given by its settings. */
export function createMedia({
  database,
  settings,
  now,
}: {
  database: Database;
  settings: Pick<Settings, 'dataDir' | 'mediaStore' | 'privatePictureHosts'>;
  now: () => Date;
}): Media {
  const store = settings.mediaStore
    ? createS3Store(settings.mediaStore)
    : createDirectoryStore(join(settings.dataDir, 'media'));
  // New files are decoded separately from those known to be good, so that a bad one never delays or breaks what shoppers are waiting for.
  const incoming = createImageProcessor();
  const known = createImageProcessor();
  const limits = { allowedHosts: settings.privatePictureHosts };
  return {
    photos: createPhotos({ db: database.db, store, processor: known, now }),
    download: (options) => downloadPictures({ database, store, processor: incoming, now, limits }, options),
    async deleteUnused() {
      const release = await database.leases.tryAcquire('import');
      if (!release) return;
      try {
        for (const { hash, color } of await deleteUnusedPhotos(database.db))
          await store.remove(listKeys({ hash, color: color.slice(1) }));
      } finally {
        await release();
      }
    },
    async close() {
      await Promise.all([incoming.close(), known.close()]);
    },
  };
}
