/** Longest name in a mail, in characters. */
const LONGEST = 60;

/**
 * Makes a user-supplied name safe for the body of a mail to another person: on one line, without characters that hide or reverse text, too
 * short for a message of its own, and without anything that a mail program turns into a link. The visible text stays the same: characters
 * that links need are followed by an invisible word joiner.
 *
 * @param longest the most characters that are kept
 */
export function nameForMail(text: string, longest = LONGEST): string {
  const line = text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const short = [...line].length > longest ? `${[...line].slice(0, longest).join('').trimEnd()}…` : line;
  return short.replace(/([.:/@])(?=\S)/g, '$1\u2060');
}
