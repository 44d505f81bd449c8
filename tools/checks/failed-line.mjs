// One line for a failed test. `npm test` repeats these lines below the check, so that an excerpt of a long log says what went wrong.
import { stripVTControlCharacters } from 'node:util';

const LONGEST_REASON = 400;

/** Returns `failed: FILE > TEST: REASON`, with the lines of the reason joined and shortened. */
export function failedLine(file, test, reason) {
  const line = stripVTControlCharacters(reason).split(/\s+/).join(' ').trim().slice(0, LONGEST_REASON);
  return `failed: ${file} > ${test}: ${line || 'no reason given'}`;
}
