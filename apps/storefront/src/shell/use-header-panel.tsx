import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '@foolscap/ui/components';
import type { Opened } from '../rendering/lazy-feature.tsx';

/** The props of a header panel, passed by the link that opens it. */
export interface HeaderPanelProps {
  /** The link that opened the panel. */
  opener: HTMLElement;
  onClose: () => void;
}

interface HeaderPanelOptions {
  /** Whether the link leads to its page, as before hydration; for example while on that page itself. */
  isLink?: boolean;
  render: (panel: Opened<HeaderPanelProps>) => ReactNode;
}

/** Opens a panel below a header link with the first click and closes it with the next one. Following a link in the panel also closes it. */
export function useHeaderPanel({ isLink = false, render }: HeaderPanelOptions): {
  expanded: boolean;
  onOpen: ((link: HTMLAnchorElement) => void) | undefined;
  panel: ReactNode;
} {
  const { key } = useLocation();
  const hydrated = useHydrated();
  const [opened, setOpened] = useState<{ opener: HTMLAnchorElement; key: string }>();
  // Going back does not reopen it.
  if (opened && opened.key !== key) setOpened(undefined);
  const close = useCallback(() => setOpened(undefined), []);
  return {
    expanded: opened !== undefined,
    onOpen: hydrated && !isLink ? (opener) => setOpened(opened ? undefined : { opener, key }) : undefined,
    panel: opened && render({ opener: opened.opener, href: opened.opener.href, onClose: close }),
  };
}
