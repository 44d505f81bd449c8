import { useEffect, useState } from 'react';
import type { FoundStore } from '@foolscap/stores/contract';
import type { StoreStatus } from '@foolscap/stores/model';

/** Keeps the chosen store's status up to date, using a chunk that loads after hydration. Without it, the status in the document stays. */
export function useStoreStatus(store: FoundStore | undefined): FoundStore | undefined {
  const [status, setStatus] = useState<StoreStatus>();
  const opening = store?.opening;
  useEffect(() => {
    if (!opening) return;
    let isStopped = false;
    let stop = () => {};
    import('./follow-store-status.ts').then(
      ({ followStoreStatus }) => {
        if (!isStopped) stop = followStoreStatus(opening, setStatus);
      },
      () => undefined,
    );
    return () => {
      isStopped = true;
      stop();
    };
  }, [opening]);
  return store && { ...store, ...status };
}
