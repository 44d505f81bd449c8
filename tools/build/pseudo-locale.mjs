const ACCENTS = {
  a: 'à',
  c: 'ç',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ô',
  s: 'š',
  u: 'û',
  y: 'ÿ',
  z: 'ž',
  A: 'À',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ô',
  S: 'Š',
  U: 'Û',
  Y: 'Ÿ',
  Z: 'Ž',
};

/** The length that a pseudo text has more: French has up to 40 % more than English. */
const LENGTHENING = 0.4;

/** Puts accents on a text's letters and appends 40 % of its length. */
function lengthen(text) {
  const filler = Math.ceil(text.length * LENGTHENING);
  const words = 'ôné twô thréé fôûr fîvé šîx šévén '.repeat(Math.ceil(filler / 30));
  return `${[...text].map((letter) => ACCENTS[letter] ?? letter).join('')} ${words.slice(0, filler).trim()}`;
}

/**
 * Converts messages to the pseudo-locale: texts, texts within objects and arrays, and what functions return.
 *
 * @template Value
 * @param {Value} value
 * @returns {Value}
 */
export function toPseudo(value) {
  if (typeof value === 'string') return /[A-Za-z]{2}/.test(value) ? lengthen(value) : value;
  if (typeof value === 'function') return (...details) => toPseudo(value(...details));
  if (Array.isArray(value)) return value.map(toPseudo);
  if (value && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([code, each]) => [code, toPseudo(each)]));
  return value;
}
