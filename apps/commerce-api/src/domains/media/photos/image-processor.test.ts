import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPhoto } from '../../../testing/picture-server.ts';
import { createImageProcessor, type ImageProcessor } from './image-processor.ts';
import { PictureFault } from './picture-fault.ts';

let processor: ImageProcessor;
beforeAll(() => {
  processor = createImageProcessor();
});
const folders: string[] = [];
afterAll(async () => {
  await processor.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('reads a %s', async (format) => {
  const facts = await processor.inspect(await drawPhoto(format, { background: '#2060a0' }));
  expect(facts).toMatchObject({ width: 400, height: 300 });
  expect(facts.color).toMatch(/^#[12][0-9a-f][56][0-9a-f][9a][0-9a-f]$/);
});

it('applies the orientation, so that the dimensions are those that are shown', async () => {
  const turned = await sharp(await drawPhoto('jpeg'))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await processor.inspect(turned)).toMatchObject({ width: 300, height: 400 });
});

it('shows transparent pixels as white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const bytes = await sharp({ create: { width: 90, height: 90, channels: 4, background: clear } })
    .png()
    .toBuffer();
  expect(await processor.inspect(bytes)).toEqual({ width: 90, height: 90, color: '#ffffff' });
});

it('uses the most frequent color of a picture without a uniform edge', async () => {
  const pixels = Buffer.alloc(64 * 64 * 3);
  for (let index = 0; index < 64 * 64; index += 1) {
    const [x, y] = [index % 64, Math.floor(index / 64)];
    const isEdge = x === 0 || y === 0 || x === 63 || y === 63;
    pixels.set(isEdge ? [(x * 4) % 256, (y * 4) % 256, (x + y) % 256] : [16, 32, 48], index * 3);
  }
  const bytes = await sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer();
  expect((await processor.inspect(bytes)).color).toBe('#102030');
});

it('enlarges nothing beyond the square, and keeps the whole picture in it', async () => {
  const wide = await drawPhoto('png', { width: 600, height: 100 });
  const bytes = await processor.render(wide, { width: 160, format: 'jpg' }, '#ffffff');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 160 });
});

it.each([
  ['a truncated file', async () => (await drawPhoto('jpeg')).subarray(0, 900)],
  ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  [
    'TIFF',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .tiff()
        .toBuffer(),
  ],
  [
    'a small file with too many pixels',
    () =>
      sharp({
        create: { width: 8000, height: 8000, channels: 3, background: '#fff' },
        limitInputPixels: false,
      })
        .png()
        .toBuffer(),
  ],
])('refuses %s', async (_case, create) => {
  await expect(processor.inspect(await create())).rejects.toThrow(PictureFault);
});

/** Writes a substitute for the library that runs a statement before each picture. */
function writeLibrary(statement: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'foolscap-sharp-'));
  folders.push(folder);
  const library = join(folder, 'sharp.cjs');
  writeFileSync(
    library,
    `const sharp = require(${JSON.stringify(createRequire(import.meta.url).resolve('sharp'))});
    module.exports = Object.assign((bytes, ...rest) => {
      ${statement}
      return sharp(bytes, ...rest);
    }, sharp);`,
  );
  return library;
}

it('loses only a picture that takes too long, also with another one next to it', async () => {
  const library = writeLibrary('if (bytes.length === 4) for (;;);');
  const hasty = createImageProcessor({ timeoutMs: 5000, library: () => library });
  const good = await drawPhoto('png');
  const outcomes = await Promise.allSettled(
    [good, Buffer.from('slow'), good].map((bytes) => hasty.inspect(bytes)),
  );
  expect(outcomes).toMatchObject([
    { status: 'fulfilled', value: { width: 400 } },
    { status: 'rejected', reason: { message: 'cannot be decoded within 5 seconds' } },
    { status: 'fulfilled', value: { width: 400 } },
  ]);
  await hasty.close();
});

it('rejects remaining pictures when it is closed', async () => {
  const closing = createImageProcessor();
  const left = closing.inspect(await drawPhoto('png'));
  const outcome = expect(left).rejects.toThrow('closed');
  await closing.close();
  await outcome;
  await expect(closing.inspect(Buffer.alloc(1))).rejects.toThrow('closed');
});

it('does not blame a picture when the process cannot start', async () => {
  const missing = createImageProcessor({ library: () => '/nowhere/sharp' });
  const fault = await missing.inspect(await drawPhoto('png')).catch((error: unknown) => error);
  expect(fault).not.toBeInstanceOf(PictureFault);
  expect(fault).toMatchObject({ message: expect.stringContaining('did not start') });
  await missing.close();
});

it('loses only the picture that ends the process, also with others next to it', async () => {
  const library = writeLibrary("if (bytes.length === 4) process.kill(process.pid, 'SIGSEGV');");
  const fragile = createImageProcessor({ library: () => library });
  const good = await drawPhoto('png');
  const outcomes = await Promise.allSettled(
    [good, Buffer.from('evil'), good, good].map((bytes) => fragile.inspect(bytes)),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(outcomes[1]).toMatchObject({ reason: { message: 'cannot be decoded: the decoder failed' } });
  await fragile.close();
});

it('starts another process for a picture requested while the idle one is ending', async () => {
  const brief = createImageProcessor({ idleMs: 1 });
  const photo = await drawPhoto('png');
  await brief.inspect(photo);
  // Later than the process's timer but in the same round of timers: the process has been ended, and its exit is not known yet.
  const next = await new Promise((resolve, reject) => {
    const until = Date.now() + 20;
    setTimeout(() => brief.inspect(photo).then(resolve, reject), 2);
    while (Date.now() < until);
  });
  expect(next).toMatchObject({ width: 400, height: 300 });
  await brief.close();
});
