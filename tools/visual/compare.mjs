import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The color of areas that only one picture has. No story uses it. */
const NOWHERE = [0xff, 0x00, 0xff, 0xff];

/** Draws the picture on a background of a given size. */
function spread({ width, height, data }, wide, tall) {
  if (width === wide && height === tall) return data;
  const ground = Buffer.alloc(wide * tall * 4, Buffer.from(NOWHERE));
  for (let row = 0; row < height; row += 1)
    data.copy(ground, row * wide * 4, row * width * 4, (row + 1) * width * 4);
  return ground;
}

/**
 * Tolerance for anti-aliasing differences between runs, at edges off the pixel grid: number of pixels, and difference
 * in steps of 255. Such differences are not visible.
 */
const ROUNDING = { places: 200, steps: 2 };

const getPixels = (data) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

/** Draws both pictures on backgrounds of the same size. */
function together(one, other) {
  const wide = Math.max(one.width, other.width);
  const tall = Math.max(one.height, other.height);
  return { wide, tall, first: spread(one, wide, tall), second: spread(other, wide, tall) };
}

/** Finds the differing pixels, in a picture of the size of the larger one. */
function differing(one, other) {
  const found = getPlaces(one, other);
  if (found.count <= ROUNDING.places && found.furthest <= ROUNDING.steps) {
    found.at.fill(0);
    found.count = 0;
  }
  return found;
}

function getPlaces(one, other) {
  const { wide, tall, first, second } = together(one, other);
  const [left, right] = [getPixels(first), getPixels(second)];
  const at = new Uint8Array(wide * tall);
  let count = 0;
  let furthest = 0;
  for (let place = 0; place < at.length; place += 1) {
    if (left[place] !== right[place]) {
      at[place] = 1;
      count += 1;
      for (let byte = place * 4; byte < place * 4 + 4; byte += 1)
        furthest = Math.max(furthest, Math.abs(first[byte] - second[byte]));
    }
  }
  return { wide, tall, at, count, furthest };
}

/** Decodes only distinct takes, because decoding is slow. */
function distinct(takes) {
  const kept = [];
  for (const png of takes) if (!kept.some((other) => other.equals(png))) kept.push(png);
  return kept.map((png) => PNG.sync.read(png));
}

/**
 * Compares several screenshots of a story from each side. Pixels that vary within one side do not count as a change.
 *
 * @param {readonly Buffer[]} before PNGs of the base, in order
 * @param {readonly Buffer[]} after  PNGs of the working tree
 * @returns {{ verdict: 'same' | 'changed' | 'flaky', pixels: number, share: number, steady: boolean }}
 *   `pixels` that differ and are stable on both sides, and their share of the picture
 */
export function judge(before, after) {
  const same = { verdict: 'same', pixels: 0, share: 0 };
  if (before.some((one) => after.some((other) => one.equals(other)))) {
    const all = [...before, ...after];
    return { ...same, steady: all.every((png) => png.equals(all[0])) };
  }
  const [was, is] = [distinct(before), distinct(after)];
  const found = differing(was[0], is[0]);
  const restless = [was, is].flatMap(([first, ...others]) =>
    others.map((again) => differing(first, again)).filter(({ count }) => count > 0),
  );
  const steady = restless.length === 0;
  if (found.count === 0) return { ...same, steady };
  let pixels = found.count;
  for (const { wide, tall, at } of restless) {
    for (let y = 0; y < Math.min(tall, found.tall); y += 1) {
      for (let x = 0; x < Math.min(wide, found.wide); x += 1) {
        const place = y * found.wide + x;
        if (at[y * wide + x] && found.at[place]) {
          found.at[place] = 0;
          pixels -= 1;
        }
      }
    }
  }
  return { verdict: pixels > 0 ? 'changed' : 'flaky', pixels, share: pixels / found.at.length, steady };
}

/** Finds the last row of a picture that is not background. */
function lastRow({ width, height, data }) {
  const pixels = getPixels(data);
  const ground = pixels[(height - 1) * width];
  for (let row = height - 1; row > 0; row -= 1) {
    for (let place = row * width; place < (row + 1) * width; place += 1)
      if (pixels[place] !== ground) return row + 1;
  }
  return 1;
}

function cropped(picture, tall) {
  const out = new PNG({ width: picture.width, height: tall });
  picture.data.copy(out.data, 0, 0, picture.width * tall * 4);
  return out;
}

/**
 * Creates the pictures of the report: before, after, and the difference in red, and the height to show. Empty
 * background below all of them is cut off.
 *
 * @param {Buffer | undefined} before PNG
 * @param {Buffer | undefined} after PNG
 * @returns {Partial<Record<'before' | 'after' | 'difference', { png: Buffer, height: number }>>} heights in px
 */
export function getPictures(before, after) {
  const sides = Object.entries({ before, after }).flatMap(([side, png]) =>
    png ? [{ side, png, decoded: PNG.sync.read(png) }] : [],
  );
  const tall = Math.max(0, ...sides.map(({ decoded }) => lastRow(decoded))) + 32;
  const shown = Object.fromEntries(
    sides.map(({ side, png, decoded }) => [side, { png, height: Math.min(decoded.height, tall) }]),
  );
  if (sides.length < 2) return shown;
  const ground = together(...sides.map(({ decoded }) => cropped(decoded, Math.min(decoded.height, tall))));
  const difference = new PNG({ width: ground.wide, height: ground.tall });
  pixelmatch(ground.first, ground.second, difference.data, ground.wide, ground.tall, {
    threshold: 0,
    includeAA: true,
    alpha: 0.15,
    diffColor: [0xc8, 0x32, 0x2b],
  });
  const png = PNG.sync.write(difference, { deflateLevel: 3 });
  return { ...shown, difference: { png, height: ground.tall } };
}
