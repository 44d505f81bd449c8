import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The state of a history entry. */
export interface DrawerState {
  /** Number of history entries that have opened drawers; 0 for a drawer opened by a link. */
  drawers: number;
}

/**
 * Opens a drawer according to the URL's fragment, without the drawers' code.
 * @returns whether one is open, whether one has been open on this page, and the function that opens one
 */
export function useDrawerLink() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  // The server does not know the fragment. Without a fragment, nothing may rerender, because sections that have not hydrated would lose
  // their markup.
  const [isReady, setReady] = useState(hash === '');
  useEffect(() => setReady(true), []);
  const isOpen = isReady && hash.endsWith('_drawer');
  // The drawers stay mounted for their closing transition.
  const [isUsed, setUsed] = useState(false);
  if (isOpen && !isUsed) setUsed(true);
  return {
    isOpen,
    isUsed,
    onOpen: (name: string) =>
      void navigate({ search, hash: name }, { state: { drawers: 1 } satisfies DrawerState }),
  };
}
