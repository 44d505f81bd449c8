import { useOnline } from '../connection/use-online.ts';
import { lazyFeature } from '../rendering/lazy-feature.tsx';
import { useHeaderPanel, type HeaderPanelProps } from './use-header-panel.tsx';

const pageDrawer = lazyFeature<HeaderPanelProps>(() => import('./PageDrawer.tsx'), { as: 'drawer' });

/** Opens the page of a link in a drawer, such as sign-in, feedback or chat. Offline, the link leads to its page, which waits for the connection. */
export function usePageDrawer() {
  const online = useOnline();
  return useHeaderPanel({ isLink: !online, render: (opened) => <pageDrawer.Screen {...opened} /> });
}
