import { createHash } from 'node:crypto';
import { access, copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Text files that browsers request. Typefaces and photographs are already compressed; source maps are not served. */
const TEXT = /\.(js|mjs|css|svg|json|html|txt|xml|webmanifest)$/;

/** The strongest level of each encoding, which costs time once per build and saves bytes with every request. */
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

/** Writes one compressed file, or copies it from the cache, whose files are named by the hash of their content. */
async function compress(file, text, encoding, cacheDir) {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 32);
  const cached = join(cacheDir, `${digest}.${encoding}`);
  const isCached = await exists(cached);
  if (!isCached) {
    // Written to a temporary file and renamed, so that an interrupted build leaves no partial file.
    const partial = `${cached}.${process.pid}.${basename(file)}`;
    await writeFile(partial, await ENCODINGS[encoding](text));
    await rename(partial, cached);
  }
  await copyFile(cached, `${file}.${encoding}`);
  return !isCached;
}

/**
 * Writes a Brotli (`.br`) and a gzip (`.gz`) file next to every text file of a folder. zlib uses separate threads, as many files in
 * parallel as there are cores; files unchanged since an earlier build are copied from the cache.
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

/** Creates a Vite plugin that compresses the files of a browser build, so that the server need not compress them. */
export function precompressed({ folder, cacheDir }) {
  return {
    name: 'foolscap:precompressed',
    apply: 'build',
    async closeBundle() {
      await precompress(folder, { cacheDir });
    },
  };
}
