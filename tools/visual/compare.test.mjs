import { PNG } from 'pngjs';
import { judge, getPictures } from './compare.mjs';

/** Creates a white picture with some dark pixels. */
function picture(width, height, dark = []) {
  const png = new PNG({ width, height });
  png.data.fill(0xff);
  for (const [x, y, gray = 0] of dark) png.data.fill(gray, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(png);
}
const plain = picture(10, 10);

test('identical pictures are the same', () => {
  expect(judge([plain], [picture(10, 10)])).toMatchObject({ verdict: 'same', pixels: 0 });
});

test('one slightly darker pixel is a change', () => {
  const touched = picture(10, 10, [[3, 4, 0xfc]]);
  expect(judge([plain, plain], [touched, touched])).toEqual({
    verdict: 'changed',
    pixels: 1,
    share: 0.01,
    steady: true,
  });
});

test('ignores anti-aliasing differences, but not a color one step off', () => {
  const corner = picture(20, 20, [[3, 4, 0xfe]]);
  const ground = picture(
    20,
    20,
    Array.from({ length: 400 }, (_, place) => [place % 20, Math.floor(place / 20), 0xfe]),
  );
  expect(judge([picture(20, 20)], [corner]).verdict).toBe('same');
  expect(judge([picture(20, 20)], [ground])).toMatchObject({ verdict: 'changed', pixels: 400 });
});

test('pixels in only the larger picture are a change', () => {
  const taller = picture(10, 12);
  expect(judge([plain], [taller])).toMatchObject({ verdict: 'changed', pixels: 20 });
});

test('a story with one take equal to the other side is not changed', () => {
  const [one, other] = [picture(10, 10, [[0, 0]]), picture(10, 10, [[1, 0]])];
  expect(judge([one, other], [other, one])).toMatchObject({ verdict: 'same', steady: false });
});

test('pixels that vary within one side are not a change', () => {
  const [one, other, third] = [0, 1, 2].map((x) => picture(10, 10, [[x, 0]]));
  expect(judge([one, other, third], [picture(10, 10), plain])).toMatchObject({
    verdict: 'flaky',
    pixels: 0,
  });
});

test('a change beside varying pixels is a change', () => {
  const [one, other] = [picture(10, 10, [[0, 0]]), picture(10, 10, [[1, 0]])];
  const moved = [
    picture(10, 10, [
      [2, 0],
      [5, 5],
    ]),
    picture(10, 10, [
      [2, 0],
      [5, 5],
    ]),
  ];
  const { verdict, steady, pixels } = judge([one, other], moved);
  expect([verdict, steady]).toEqual(['changed', false]);
  expect(pixels).toBeGreaterThan(0);
});

test('cuts off empty background and shows the difference in red', () => {
  const { before, after, difference } = getPictures(picture(20, 200), picture(20, 200, [[5, 10]]));
  expect([before.height, after.height, difference.height]).toEqual([43, 43, 43]);
  const drawn = PNG.sync.read(difference.png);
  expect(drawn.height).toBe(43);
  expect([...drawn.data.subarray((10 * 20 + 5) * 4, (10 * 20 + 5) * 4 + 3)]).toEqual([0xc8, 0x32, 0x2b]);
});

test('a new story has a picture of one side only', () => {
  expect(getPictures(undefined, plain)).toEqual({ after: { png: plain, height: 10 } });
});
