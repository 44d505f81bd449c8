import { createHash } from 'node:crypto';
import { access, copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Text that browsers ask for. Typefaces and photographs are compressed already; source maps are not served. */
const TEXT = /\.(js|mjs|css|svg|json|html|txt|xml|webmanifest)$/;

/** The strongest level of each encoding: done once in a build, saved with every request. */
const ENCODINGS = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_LGWIN]: 22,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gz: (text) => promisify(gzip)(text, { level: 9 }),
};

const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Writes one compressed file, or copies it from the cache, whose files are named by the content they were made from. */
async function compress(file, text, encoding, cacheDir) {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 32);
  const cached = join(cacheDir, `${digest}.${encoding}`);
  const isCached = await exists(cached);
  if (!isCached) {
    // Renamed when it is whole, so that a build that was interrupted leaves no half file.
    const partial = `${cached}.${process.pid}.${basename(file)}`;
    await writeFile(partial, await ENCODINGS[encoding](text));
    await rename(partial, cached);
  }
  await copyFile(cached, `${file}.${encoding}`);
  return !isCached;
}

/**
 * Writes a Brotli (`.br`) and a gzip (`.gz`) file beside every text file of a folder. zlib works in threads of its own, as many files
 * at once as there are cores; files that have not changed since an earlier build are copied from the cache.
 *
 * @param {string} folder
 * @param {{ cacheDir: string }} options
 * @returns {Promise<{ files: number, compressed: number }>} text files found, and encodings of them that the cache did not have
 */
export async function precompress(folder, { cacheDir }) {
  await mkdir(cacheDir, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const waiting = [...files];
  let compressed = 0;
  const worker = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const text = await readFile(file);
      for (const encoding of Object.keys(ENCODINGS))
        if (await compress(file, text, encoding, cacheDir)) compressed += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return { files: files.length, compressed };
}

/** Vite plugin: compresses the files of a build for browsers, so that the server sends files as they are. */
export function precompressed({ folder, cacheDir }) {
  return {
    name: 'foolscap:precompressed',
    apply: 'build',
    async closeBundle() {
      await precompress(folder, { cacheDir });
    },
  };
}
