// Ways in which a text can contain another one in an encoded form.

/** Shorter sequences are ordinary words, and too short to encode a card number. */
const BASE64 = /[A-Za-z0-9+/_-]{12,}={0,2}/g;
const HEX = /(?:[0-9a-f]{2}){8,}/gi;
/** Maximum depth of nested encodings, such as base64 within JSON within a URL. */
const DEPTH = 3;

const ENTITIES = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>', nbsp: ' ' };

function decodePercent(text) {
  return text.replaceAll('+', ' ').replaceAll(/(?:%[0-9a-f]{2})+/gi, (coded) => {
    try {
      return decodeURIComponent(coded);
    } catch {
      return Buffer.from(coded.replaceAll('%', ''), 'hex').toString('latin1');
    }
  });
}

const fromCode = (code, radix) => {
  const number = Number.parseInt(code, radix);
  return number <= 0x10ffff ? String.fromCodePoint(number) : '';
};

const decodeEscapes = (text) =>
  text.replaceAll(
    /\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|(["'\\/]))/gi,
    (_, long, short, letter) => letter ?? fromCode(long ?? short, 16),
  );

const decodeEntities = (text) =>
  text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (all, hex, decimal, name) =>
    name ? (ENTITIES[name.toLowerCase()] ?? all) : fromCode(hex ?? decimal, hex ? 16 : 10),
  );

/** Decodes base64 sequences, starting at each of their first four characters, because a prefix may not belong to the base64 text. */
const decodeBase64 = (text) =>
  [...text.matchAll(BASE64)]
    .flatMap(([row]) => [0, 1, 2, 3].map((from) => Buffer.from(row.slice(from), 'base64').toString('latin1')))
    .join('\n');

const decodeHex = (text) =>
  [...text.matchAll(HEX)].map(([row]) => Buffer.from(row, 'hex').toString('latin1')).join('\n');

/** Digits of other scripts and widths, and invisible characters. */
const normalize = (text) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replaceAll(/\p{Nd}/gu, (digit) => {
      if (digit <= '9') return digit;
      // The ten digits of a script have consecutive code points.
      let zero = digit.codePointAt(0);
      while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && digit.codePointAt(0) - zero < 9) zero -= 1;
      return String(digit.codePointAt(0) - zero);
    });

const DECODERS = [decodePercent, decodeEscapes, decodeEntities, decodeBase64, decodeHex];

/** Keeps only results that may contain digits or another encoding, and discards noise. */
const isWorthReading = (text) => /\d\D{0,3}\d/.test(text) || /[\w+/-]{12}/.test(text);

/**
 * Lists a text and everything that it contains in percent encoding, JSON and HTML escapes, base64 and hexadecimal digits, also nested.
 * @param {string} text
 * @returns {string[]}
 */
export function getViews(text) {
  const views = new Set([text, normalize(text)]);
  let found = [...views];
  for (let depth = 0; depth < DEPTH && found.length; depth += 1) {
    const next = [];
    for (const view of found)
      for (const decode of DECODERS) {
        const decoded = decode(view);
        if (!decoded || views.has(decoded) || !isWorthReading(decoded)) continue;
        views.add(decoded);
        next.push(decoded);
      }
    found = next;
  }
  return [...views];
}
