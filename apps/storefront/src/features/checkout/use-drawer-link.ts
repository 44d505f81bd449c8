import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The state of a history entry. */
export interface DrawerState {
  /** Entries of the history that have opened the drawers; 0 for a drawer that a link has opened. */
  drawers: number;
}

/**
 * Opens a drawer by the fragment of the URL, without the code of the drawers.
 * @returns whether one is open, whether one has been since the page was opened, and the function that opens one
 */
export function useDrawerLink() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  // The server does not know the fragment. Without one nothing renders again, because sections that have not hydrated would lose their markup.
  const [isReady, setReady] = useState(hash === '');
  useEffect(() => setReady(true), []);
  const isOpen = isReady && hash.endsWith('_drawer');
  // The drawers stay for their closing transition.
  const [isUsed, setUsed] = useState(false);
  if (isOpen && !isUsed) setUsed(true);
  return {
    isOpen,
    isUsed,
    onOpen: (name: string) =>
      void navigate({ search, hash: name }, { state: { drawers: 1 } satisfies DrawerState }),
  };
}
