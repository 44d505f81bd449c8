import fc from 'fast-check';
import { parsePicture, pictureUrl } from './picture-address.ts';

describe('pictureUrl', () => {
  it('writes drawing, colors and label', () => {
    expect(pictureUrl({ drawing: 'ream', color: '#2461AB', label: '28 lb' })).toBe(
      '/media/pictures/ream/2461ab-28%20lb.svg',
    );
  });

  it('writes the number of pieces first', () => {
    expect(pictureUrl({ drawing: 'gel-pen', color: '#2461ab', count: 12 })).toBe(
      '/media/pictures/gel-pen/12x-2461ab.svg',
    );
  });

  it('round-trips through parsePicture', () => {
    const color = fc.stringMatching(/^#[0-9a-f]{6}$/);
    const label = fc.oneof(fc.stringMatching(/^[A-Za-z0-9&<>"' .%/]{1,16}$/), fc.constant('facade'));
    fc.assert(
      fc.property(
        fc.constantFrom('ream', 'gel-pen', 'pack--stapler'),
        color,
        fc.option(color, { nil: undefined }),
        fc.option(label, { nil: undefined }),
        fc.option(fc.integer({ min: 2, max: 9999 }), { nil: undefined }),
        (drawing, main, accent, word, count) => {
          const trimmed = word?.trim() || undefined;
          const [, , , name, file] = pictureUrl({ drawing, color: main, accent, label: word, count }).split(
            '/',
          );
          expect(parsePicture(name!, decodeURIComponent(file!))).toEqual({
            drawing,
            color: main,
            ...(accent ? { accent } : {}),
            ...(trimmed ? { label: trimmed } : {}),
            ...(count ? { count } : {}),
          });
        },
      ),
    );
  });

  it('rejects URLs that it would not write', () => {
    for (const file of [
      'red.svg',
      '2461ab.png',
      '2461AB.svg',
      '2461ab',
      '2461ab-.svg',
      '1x-2461ab.svg',
      '012x-2461ab.svg',
      '12345x-2461ab.svg',
      `2461ab-${'x'.repeat(17)}.svg`,
    ]) {
      expect(parsePicture('ream', file)).toBeUndefined();
    }
    expect(parsePicture('../ream', '2461ab.svg')).toBeUndefined();
  });
});
