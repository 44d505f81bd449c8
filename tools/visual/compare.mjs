import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** What is there in one picture only. No story is drawn in it. */
const NOWHERE = [0xff, 0x00, 0xff, 0xff];

/** The picture on a ground of a given size. */
function spread({ width, height, data }, wide, tall) {
  if (width === wide && height === tall) return data;
  const ground = Buffer.alloc(wide * tall * 4, Buffer.from(NOWHERE));
  for (let row = 0; row < height; row += 1)
    data.copy(ground, row * wide * 4, row * width * 4, (row + 1) * width * 4);
  return ground;
}

/**
 * What a painter may round differently from one time to the next, in corners that are not quite on the grid: so few places, and
 * by so few of 255 steps. Nobody can see it.
 */
const ROUNDING = { places: 200, steps: 2 };

const words = (data) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

/** Both on the same ground. */
function together(one, other) {
  const wide = Math.max(one.width, other.width);
  const tall = Math.max(one.height, other.height);
  return { wide, tall, first: spread(one, wide, tall), second: spread(other, wide, tall) };
}

/** Which places differ, in a picture as large as the larger of the two. */
function differing(one, other) {
  const found = placesOf(one, other);
  if (found.count <= ROUNDING.places && found.furthest <= ROUNDING.steps) {
    found.at.fill(0);
    found.count = 0;
  }
  return found;
}

function placesOf(one, other) {
  const { wide, tall, first, second } = together(one, other);
  const [left, right] = [words(first), words(second)];
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

/**
 * Judges a story by two pictures of each side. What does not stand still on one side is no change.
 *
 * @param {readonly Buffer[]} before PNGs of the base, taken one after another
 * @param {readonly Buffer[]} after  PNGs of the working tree
 * @returns {{ verdict: 'same' | 'changed' | 'unsteady', pixels: number, share: number, steady: boolean }}
 *   `pixels` that differ and stand still on both sides, and their share of the picture
 */
export function judge(before, after) {
  const steady = (side) => side.every((png) => png.equals(side[0]));
  const calm = steady(before) && steady(after);
  if (before.some((one) => after.some((other) => one.equals(other))))
    return { verdict: 'same', pixels: 0, share: 0, steady: calm };
  const [was, is] = [before, after].map((side) => side.map((png) => PNG.sync.read(png)));
  const found = differing(was[0], is[0]);
  let pixels = found.count;
  if (!calm) {
    for (const side of [was, is]) {
      for (const again of side.slice(1)) {
        const restless = differing(side[0], again);
        for (let y = 0; y < Math.min(restless.tall, found.tall); y += 1) {
          for (let x = 0; x < Math.min(restless.wide, found.wide); x += 1) {
            const place = y * found.wide + x;
            if (restless.at[y * restless.wide + x] && found.at[place]) {
              found.at[place] = 0;
              pixels -= 1;
            }
          }
        }
      }
    }
  }
  const share = pixels / found.at.length;
  if (pixels > 0) return { verdict: 'changed', pixels, share, steady: calm };
  // The same places in other bytes, or nothing but what is restless.
  return { verdict: calm ? 'same' : 'unsteady', pixels: 0, share: 0, steady: calm };
}

/** The last row in which a picture has anything but its ground. */
function lastRow({ width, height, data }) {
  const pixels = words(data);
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
 * The three pictures of the report: empty ground below both is cut off, the difference is drawn in red.
 *
 * @param {Buffer | undefined} before PNG
 * @param {Buffer | undefined} after PNG
 * @returns {{ before?: Buffer, after?: Buffer, difference?: Buffer }}
 */
export function picturesOf(before, after) {
  const sides = [before, after].map((png) => (png ? PNG.sync.read(png) : undefined));
  const tall = Math.max(...sides.map((side) => (side ? lastRow(side) : 0))) + 32;
  const [was, is] = sides.map((side) => side && cropped(side, Math.min(side.height, tall)));
  const write = (png) => PNG.sync.write(png, { deflateLevel: 6 });
  if (!was || !is) return { before: was && write(was), after: is && write(is) };
  const ground = together(was, is);
  const difference = new PNG({ width: ground.wide, height: ground.tall });
  pixelmatch(ground.first, ground.second, difference.data, ground.wide, ground.tall, {
    threshold: 0,
    includeAA: true,
    alpha: 0.15,
    diffColor: [0xc8, 0x32, 0x2b],
  });
  return { before: write(was), after: write(is), difference: write(difference) };
}
