import fc from 'fast-check';
import { normalizeText, normalizeTexts } from './index.ts';

it.each([
  ['', ''],
  ['plain text', 'plain text'],
  ['  both ends \t', 'both ends'],
  ['\u200bjane@example.com\ufeff', 'jane@example.com'],
  ['ja\u200dne@exa\u00admple.com', 'jane@example.com'],
  ['SAVE\u00a010', 'SAVE 10'],
  ['\u202fSAVE10\u3000', 'SAVE10'],
  ['\u202e24110101\u202c\u2060', '24110101'],
  ['Jose\u0301', 'José'],
  ['first line\n\n  second line \n', 'first line\n\n  second line'],
  // Joiners within a word or an emoji are kept.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['\u{1F469}\u200d\u{1F4BB}', '\u{1F469}\u200d\u{1F4BB}'],
  ['\u200c\u200d', ''],
])('%j becomes %j', (text, normal) => expect(normalizeText(text)).toBe(normal));

it('changes nothing a second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const normal = normalizeText(text);
      expect(normalizeText(normal)).toBe(normal);
    }),
  );
});

it('normalizes all texts of a value, except those that are kept', () => {
  const body = {
    a: ' x',
    blank: '\u200b  ',
    empty: '',
    b: [{ c: '\u200by', password: ' z ' }, ' w'],
    d: 1,
    e: null,
  };
  normalizeTexts(body, (name) => name === 'password');
  expect(body).toEqual({
    a: 'x',
    blank: ' ',
    empty: '',
    b: [{ c: 'y', password: ' z ' }, 'w'],
    d: 1,
    e: null,
  });
});
