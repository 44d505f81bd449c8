/** Longer texts are names or a different kind of mistake. */
const MAX_LENGTH = 20;
/** Maximum number of leading zeros that a spreadsheet may have dropped. */
const DROPPED_ZEROS = 3;

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the characters that may replace a mistyped one in an item number like this. */
function getAlphabet(text: string): string[] {
  const letters = /\p{L}/u.test(text) ? (/\p{Lu}/u.test(text) ? LETTERS : LETTERS.toLowerCase()) : '';
  return [...DIGITS, ...letters, ...(text.includes('-') ? ['-'] : [])];
}

/**
 * Lists the item numbers that a shopper may have meant by a mistyped one, most likely first: with different case or separators, with the
 * leading zeros that a spreadsheet drops, with two characters swapped, or with one character added, removed or changed. They are looked up
 * through the item number index, whatever the size of the product catalog.
 */
export function listSimilarNumbers(typed: string): string[] {
  const text = typed.trim();
  if (text === '' || text.length > MAX_LENGTH || /\s\S+\s/.test(text)) return [];
  const found = new Set<string>();
  const bare = text.replace(/[^\p{L}\p{N}]/gu, '');
  for (const spelling of [text, text.replace(/\s+/g, '-'), bare])
    for (const each of [spelling, spelling.toUpperCase(), spelling.toLowerCase()]) found.add(each);
  for (let zeros = 1; zeros <= DROPPED_ZEROS; zeros++) found.add('0'.repeat(zeros) + bare);
  found.add(bare.replace(/^0+/, ''));

  const head = (at: number) => text.slice(0, at);
  for (let at = 0; at < text.length - 1; at++)
    found.add(head(at) + text[at + 1]! + text[at]! + text.slice(at + 2));
  const alphabet = getAlphabet(text);
  for (let at = 0; at < text.length; at++)
    for (const character of alphabet) found.add(head(at) + character + text.slice(at + 1));
  for (let at = 0; at < text.length; at++) found.add(head(at) + text.slice(at + 1));
  for (let at = 0; at <= text.length; at++)
    for (const character of alphabet) found.add(head(at) + character + text.slice(at));
  found.delete(typed);
  found.delete('');
  return [...found];
}
