/** The shape of a text that is made of digits. It knows nothing of what the digits mean. */
export interface Mask {
  /** How many digits stand together: `[4, 4, 4, 4]`. Their sum is the most that the text takes. May follow what is typed. */
  readonly groups: readonly number[] | ((digits: string) => readonly number[]);
  /** Stands between two groups; a space unless told. */
  readonly separator?: string | undefined;
  /** The digits in what was typed, pasted or filled in; all of them unless told. */
  readonly read?: ((text: string) => string) | undefined;
  /** Whether a text is left as typed because the mask would lose a part of it; never unless given, and digits that do not fit are cut. */
  readonly keeps?: ((text: string) => boolean) | undefined;
}

/** What a field shows after a change. */
export interface MaskedText {
  /** The text itself where the mask keeps it as typed. */
  readonly digits: string;
  readonly text: string;
  /** Where the caret stands in `text`. */
  readonly caret: number;
}

/** A change of a field as a browser tells it. */
export interface MaskedChange {
  /** What the field showed before. */
  readonly before: string;
  /** What it holds now, before it is set in shape. */
  readonly typed: string;
  /** Where the caret is in `typed`. */
  readonly caret: number;
  /** Deleted with the key that deletes what follows the caret. */
  readonly forward?: boolean | undefined;
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Shows a value: its digits in groups, or the text itself where the mask keeps it as typed. */
export const formatValue = (value: string, mask: Mask): string =>
  mask.keeps?.(value) ? value : formatDigits(digitsOf(value), mask);

const groupsOf = ({ groups }: Mask, digits: string): readonly number[] =>
  typeof groups === 'function' ? groups(digits) : groups;

/** Sets digits in groups; a separator stands between two digits only, never at the end. What is too much is left out. */
export function formatDigits(digits: string, mask: Mask): string {
  const parts: string[] = [];
  let rest = digits;
  for (const size of groupsOf(mask, digits)) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(mask.separator ?? ' ');
}

/** Where in `text` the caret stands behind `count` digits; `past` puts it behind a separator that follows. */
function caretBehind(text: string, count: number, past: boolean): number {
  let at = 0;
  for (let seen = 0; seen < count && at < text.length; at += 1) if (/\d/.test(text.charAt(at))) seen += 1;
  while (past && at < text.length && !/\d/.test(text.charAt(at))) at += 1;
  return at;
}

/**
 * Sets a changed text in shape. The caret stays behind the digit that it was behind. Deleting a separator deletes the digit
 * beyond it, since the separator would come back. What does not fit is cut off what was put in, not off the end.
 */
export function applyMask({ before, typed, caret, forward = false }: MaskedChange, mask: Mask): MaskedText {
  if (mask.keeps?.(typed)) return { digits: typed, text: typed, caret };
  const gone = before.length - typed.length;
  // A text kept as typed has no separators that would come back.
  const deleted =
    gone > 0 && !mask.keeps?.(before) && before.slice(0, caret) + before.slice(caret + gone) === typed;

  const all = digitsOf(typed);
  let behind = digitsOf(typed.slice(0, caret)).length;
  let digits = all;
  if (!deleted && mask.read) {
    digits = mask.read(typed);
    behind = Math.min(Math.max(behind + digits.length - all.length, 0), digits.length);
  }
  if (deleted && digits === digitsOf(before)) {
    const lost = forward ? behind : behind - 1;
    if (lost >= 0) digits = digits.slice(0, lost) + digits.slice(lost + 1);
    if (!forward) behind = Math.max(behind - 1, 0);
  }

  const most = groupsOf(mask, digits).reduce((sum, size) => sum + size, 0);
  const tooMany = digits.length - most;
  if (tooMany > 0) {
    const kept = Math.max(behind - tooMany, 0);
    digits = (digits.slice(0, kept) + digits.slice(behind)).slice(0, most);
    behind = kept;
  }

  const text = formatDigits(digits, mask);
  return { digits, text, caret: caretBehind(text, behind, !deleted) };
}
