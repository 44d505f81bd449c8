import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useSyncExternalStore, type ReactNode } from 'react';

type Direction = 'ltr' | 'rtl';

function watchDirection(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
  return () => {
    observer.disconnect();
  };
}

const directionNow = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
const directionOnServer = (): Direction => 'ltr';

/** Provides the page's reading direction to the arrow keys of all components below it. */
export function FollowDirection({ children }: { readonly children: ReactNode }) {
  const direction = useSyncExternalStore(watchDirection, directionNow, directionOnServer);
  return <DirectionProvider direction={direction}>{children}</DirectionProvider>;
}
