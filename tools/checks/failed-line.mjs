// Formats a failed test as one line. `npm test` repeats these lines below the check and at the end, so that an excerpt of a long log shows
// the failures.
import { stripVTControlCharacters } from 'node:util';

const LONGEST_REASON = 600;

/** Attributes in Testing Library's markup that are irrelevant to a failure. */
const LAYOUT_ATTRIBUTES = / (?:class|style|id|tabindex|aria-labelledby|d|viewbox)="[^"]*"/gi;

/** Returns `failed: FILE > TEST: REASON`, with the lines of the reason joined and shortened. */
export function failedLine(file, test, reason) {
  const line = stripVTControlCharacters(reason)
    .replace(LAYOUT_ATTRIBUTES, '')
    .split(/\s+/)
    .join(' ')
    .trim()
    .slice(0, LONGEST_REASON);
  return `failed: ${file} > ${test}: ${line || 'no reason given'}`;
}
