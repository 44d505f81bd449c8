import { useState } from 'react';

/**
 * Keeps the form of a search usable while a search is running: a busy button ignores presses, also those of Enter in a field. It is busy only until
 * the shopper changes a field, because the newest search replaces the running one.
 */
export function useSearchBusy(isSearching: boolean) {
  const [isEdited, setEdited] = useState(false);
  return {
    busy: isSearching && !isEdited,
    /** For the form's `onChange`. */
    fieldChanged: () => setEdited(true),
    submitted: () => setEdited(false),
  };
}
