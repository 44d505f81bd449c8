/** Longest name in a mail, in characters. */
const LONGEST = 60;

/**
 * Makes a user-supplied name safe for the body of a mail to another person: on one line, without characters that hide or reverse text, too
 * short to be a message, and without text that a mail client turns into a link. The visible text stays the same: an invisible word joiner
 * follows each character that links need.
 *
 * @param longest maximum length of the result, in characters
 */
export function nameForMail(text: string, longest = LONGEST): string {
  const line = text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const short = [...line].length > longest ? `${[...line].slice(0, longest).join('').trimEnd()}…` : line;
  return short.replace(/([.:/@])(?=\S)/g, '$1\u2060');
}
