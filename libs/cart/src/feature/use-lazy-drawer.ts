import { useState } from 'react';

export interface LazyDrawer {
  /** The drawer was requested, and its code has not arrived. */
  isLoading: boolean;
  /** The code could not be loaded. */
  hasFailed: boolean;
  /** The code has arrived once, so the drawer can be rendered, open or closed. */
  isLoaded: boolean;
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** The state of a drawer whose code is loaded when it first opens. */
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
