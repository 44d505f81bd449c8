/** Format of a text of digits. It does not interpret the digits. */
export interface Mask {
  /** Sizes of the groups: `[4, 4, 4, 4]`. Their sum is the maximum number of digits. May depend on the typed text. */
  readonly groups: readonly number[] | ((digits: string) => readonly number[]);
  /** Separator between two groups; a space by default. */
  readonly separator?: string | undefined;
  /** Extracts the digits from typed, pasted or autofilled text; all digits by default. */
  readonly read?: ((text: string) => string) | undefined;
  /** Decides whether a text is kept as typed because the mask would truncate it. By default extra digits are cut off. */
  readonly keeps?: ((text: string) => boolean) | undefined;
}

/** Display state of a field after a change. */
export interface MaskedText {
  /** The digits, or the text itself if the mask keeps it as typed. */
  readonly digits: string;
  readonly text: string;
  /** Position of the caret in `text`. */
  readonly caret: number;
}

/** A change of a field as reported by the browser. */
export interface MaskedChange {
  /** Text of the field before the change. */
  readonly before: string;
  /** Text after the change, before formatting. */
  readonly typed: string;
  /** Position of the caret in `typed`. */
  readonly caret: number;
  /** Set if the text was deleted with the Delete key. */
  readonly forward?: boolean | undefined;
}

/** Removes all characters except ASCII digits. */
export const extractDigits = (text: string): string => text.replace(/\D/g, '');

/** Formats a value: its digits in groups, or the text itself if the mask keeps it as typed. */
export const formatValue = (value: string, mask: Mask): string =>
  mask.keeps?.(value) ? value : formatDigits(extractDigits(value), mask);

const selectGroups = ({ groups }: Mask, digits: string): readonly number[] =>
  typeof groups === 'function' ? groups(digits) : groups;

/** Formats digits in groups, with separators only between digits. Extra digits are cut off. */
export function formatDigits(digits: string, mask: Mask): string {
  const parts: string[] = [];
  let rest = digits;
  for (const size of selectGroups(mask, digits)) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(mask.separator ?? ' ');
}

/** Returns the position in `text` after `count` digits; `past` moves it behind a following separator. */
function caretAfter(text: string, count: number, past: boolean): number {
  let at = 0;
  for (let seen = 0; seen < count && at < text.length; at += 1) if (/\d/.test(text.charAt(at))) seen += 1;
  while (past && at < text.length && !/\d/.test(text.charAt(at))) at += 1;
  return at;
}

/**
 * Formats a changed text. The caret stays behind the same digit. Deleting a separator also deletes the digit next to
 * it, because the separator would reappear. Extra digits are cut from the inserted text, not from the end.
 */
export function applyMask({ before, typed, caret, forward = false }: MaskedChange, mask: Mask): MaskedText {
  if (mask.keeps?.(typed)) return { digits: typed, text: typed, caret };
  const gone = before.length - typed.length;
  // A text kept as typed has no separators that reappear.
  const deleted =
    gone > 0 && !mask.keeps?.(before) && before.slice(0, caret) + before.slice(caret + gone) === typed;

  const all = extractDigits(typed);
  let behind = extractDigits(typed.slice(0, caret)).length;
  let digits = all;
  if (!deleted && mask.read) {
    digits = mask.read(typed);
    behind = Math.min(Math.max(behind + digits.length - all.length, 0), digits.length);
  }
  if (deleted && digits === extractDigits(before)) {
    const lost = forward ? behind : behind - 1;
    if (lost >= 0) digits = digits.slice(0, lost) + digits.slice(lost + 1);
    if (!forward) behind = Math.max(behind - 1, 0);
  }

  const most = selectGroups(mask, digits).reduce((sum, size) => sum + size, 0);
  const tooMany = digits.length - most;
  if (tooMany > 0) {
    const kept = Math.max(behind - tooMany, 0);
    digits = (digits.slice(0, kept) + digits.slice(behind)).slice(0, most);
    behind = kept;
  }

  const text = formatDigits(digits, mask);
  return { digits, text, caret: caretAfter(text, behind, !deleted) };
}
