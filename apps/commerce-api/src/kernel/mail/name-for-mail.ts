/** Longest name that a mail repeats, in characters. */
const LONGEST = 60;

/**
 * Makes a name that a user typed safe for the body of a mail to another person: on one line, without characters that hide or turn text, not
 * long enough for a message of its own, and without anything that a mail program makes a link of. What people see stays the same: the
 * signs that links need are followed by an invisible word joiner.
 */
export function nameForMail(text: string): string {
  const line = text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const short = [...line].length > LONGEST ? `${[...line].slice(0, LONGEST).join('').trimEnd()}…` : line;
  return short.replace(/([.:/@])(?=\S)/g, '$1\u2060');
}
