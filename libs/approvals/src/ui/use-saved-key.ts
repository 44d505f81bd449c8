import { useState } from 'react';

/**
 * Returns a key that changes with each successful outcome, so that a form is emptied. It stays the same while the next change is sent and if that
 * fails, so that the form keeps its values.
 * @param attempt increases with each outcome
 */
export function useSavedKey(isSaved: boolean, attempt: number): number {
  const [latest, setLatest] = useState(isSaved ? attempt : 0);
  if (isSaved && latest !== attempt) setLatest(attempt);
  return latest;
}
