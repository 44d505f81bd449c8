import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A store for originals and their variants, with keys such as `originals/ab/<hash>`. The content of a key never changes. */
export interface MediaStore {
  /** Reads a file; undefined if there is none. */
  get(key: string): Promise<Buffer | undefined>;
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Deletes files; those that do not exist are ignored. */
  remove(keys: readonly string[]): Promise<void>;
}

/** Creates a store in a folder. A file appears under its name only once it is complete. */
export function createDirectoryStore(folder: string): MediaStore {
  const getPath = (key: string): string => join(folder, key);
  return {
    async get(key) {
      try {
        return await readFile(getPath(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async put(key, bytes) {
      const path = getPath(key);
      await mkdir(dirname(path), { recursive: true });
      const part = `${path}.${randomUUID()}.part`;
      try {
        await writeFile(part, bytes);
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async remove(keys) {
      for (const key of keys) await rm(getPath(key), { force: true });
    },
  };
}
