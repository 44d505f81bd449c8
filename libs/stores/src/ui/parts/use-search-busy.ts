import { useState } from 'react';

/**
 * Keeps a search form usable while a search is running: a busy button ignores clicks and Enter in a field. It is busy only until the
 * shopper changes a field, because the newest search replaces the running one.
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
