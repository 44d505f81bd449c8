import { useState } from 'react';

export interface LazyDrawer {
  /** Whether the drawer was requested and its code has not loaded yet. */
  isLoading: boolean;
  /** Whether the code failed to load. */
  hasFailed: boolean;
  /** Whether the code has loaded, so that the drawer can be rendered, open or closed. */
  isLoaded: boolean;
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Manages the state of a drawer whose code is loaded when it first opens. */
export function useLazyDrawer(load: () => Promise<unknown>): LazyDrawer {
  const [phase, setPhase] = useState<'unopened' | 'loading' | 'failed' | 'open' | 'closed'>('unopened');
  const isLoaded = phase === 'open' || phase === 'closed';
  return {
    isLoading: phase === 'loading',
    hasFailed: phase === 'failed',
    isLoaded,
    isOpen: phase === 'open',
    open() {
      if (isLoaded) {
        setPhase('open');
        return;
      }
      setPhase('loading');
      load().then(
        () => setPhase('open'),
        () => setPhase('failed'),
      );
    },
    close: () => setPhase('closed'),
  };
}
