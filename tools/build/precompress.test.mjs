import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from './precompress.mjs';

const SCRIPT = 'export const words = "paper, pens, ink";\n'.repeat(200);
let home;
let folder;
let options;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'precompress-'));
  folder = join(home, 'assets');
  options = { cacheDir: join(home, 'cache') };
  mkdirSync(join(folder, 'deep'), { recursive: true });
  writeFileSync(join(folder, 'a.js'), SCRIPT);
  writeFileSync(join(folder, 'deep', 'b.css'), '.a{color:red}');
  writeFileSync(join(folder, 'c.woff2'), 'compressed already');
  writeFileSync(join(folder, 'a.js.map'), '{}');
});
afterEach(() => rmSync(home, { recursive: true }));

it('writes both encodings next to each text file, and no others', async () => {
  expect(await precompress(folder, options)).toEqual({ files: 2, compressed: 4 });
  expect(readdirSync(folder).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'a.js.map', 'c.woff2', 'deep']);
  expect(readdirSync(join(folder, 'deep')).sort()).toEqual(['b.css', 'b.css.br', 'b.css.gz']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(SCRIPT);
  expect(gunzipSync(readFileSync(join(folder, 'a.js.gz'))).toString()).toBe(SCRIPT);
  expect(statSync(join(folder, 'a.js.br')).size).toBeLessThan(SCRIPT.length / 10);
});

it('compresses only files that are not in the cache', async () => {
  await precompress(folder, options);
  // A build empties its folder; the same content may be written again with another name.
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  writeFileSync(join(folder, 'renamed.js'), SCRIPT);
  expect(await precompress(folder, options)).toEqual({ files: 1, compressed: 0 });
  expect(gunzipSync(readFileSync(join(folder, 'renamed.js.gz'))).toString()).toBe(SCRIPT);

  writeFileSync(join(folder, 'renamed.js'), `${SCRIPT}// changed`);
  expect(await precompress(folder, options)).toEqual({ files: 1, compressed: 2 });
  expect(gunzipSync(readFileSync(join(folder, 'renamed.js.gz'))).toString()).toMatch(/changed$/);
});

it('ignores partial files of an interrupted build in the cache', async () => {
  mkdirSync(options.cacheDir);
  await precompress(folder, options);
  const [whole] = readdirSync(options.cacheDir).filter((name) => name.endsWith('.br'));
  rmSync(join(options.cacheDir, whole));
  writeFileSync(join(options.cacheDir, `${whole}.123.a.js`), 'half');
  expect((await precompress(folder, options)).compressed).toBe(1);
});
