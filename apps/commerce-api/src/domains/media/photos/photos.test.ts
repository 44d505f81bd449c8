import { drawPhoto } from '../../../testing/picture-server.ts';
import { addProducts } from '../../../testing/test-shop.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { createImageProcessor, type ImageProcessor, ProcessorBusyError } from './image-processor.ts';
import type { MediaStore } from './media-store.ts';
import { getOriginalKey } from './photo-address.ts';
import { createPhotos } from './photos.ts';

const photo = { hash: 'ab'.repeat(20), color: 'ffffff' };
let database: Database;
let processor: ImageProcessor;
beforeAll(async () => {
  database = await createTestDatabase();
  processor = createImageProcessor();
  await addProducts(database, { sku: 'pen' });
  await database.db
    .insertInto('photos')
    .values({ hash: photo.hash, type: 'image/jpeg', width: 4, height: 3, color: '#ffffff', bytes: 10 })
    .execute();
});
afterAll(async () => {
  await processor.close();
  await database.close();
});

async function createStore(): Promise<MediaStore & { files: Map<string, Buffer> }> {
  const files = new Map([[getOriginalKey(photo.hash), await drawPhoto('jpeg')]]);
  return {
    files,
    get: async (key) => files.get(key),
    put: async (key, bytes) => void files.set(key, bytes),
    remove: async (keys) => keys.forEach((key) => files.delete(key)),
  };
}

it('concurrent requests for one variant make it once', async () => {
  const store = await createStore();
  let renders = 0;
  const photos = createPhotos({
    db: database.db,
    store,
    now: () => new Date(),
    processor: {
      render: (...args) => {
        renders += 1;
        return processor.render(...args);
      },
    },
  });
  const small = { width: 160, format: 'webp' } as const;
  const all = await Promise.all(Array.from({ length: 20 }, () => photos.get(photo, small)));
  expect(new Set(all.map((bytes) => bytes!.toString('base64'))).size).toBe(1);
  await photos.get(photo, { ...small, width: 320 });
  await photos.get(photo, small);
  expect(renders).toBe(2);
  expect(store.files.size).toBe(3);
});

it('a failed attempt is repeated by the next request', async () => {
  const store = await createStore();
  let isBusy = true;
  const photos = createPhotos({
    db: database.db,
    store,
    now: () => new Date(),
    processor: {
      render: async (...args) => {
        if (isBusy) throw new ProcessorBusyError('busy');
        return processor.render(...args);
      },
    },
  });
  await expect(photos.get(photo, { width: 160, format: 'jpg' })).rejects.toThrow(ProcessorBusyError);
  isBusy = false;
  expect(await photos.get(photo, { width: 160, format: 'jpg' })).toBeInstanceOf(Buffer);
});
