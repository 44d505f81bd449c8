import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '@foolscap/ui/components';
import type { Opened } from '../rendering/lazy-feature.tsx';

/** The props of a header panel from the link that opens it. */
export interface HeaderPanelProps {
  /** The link that opened the panel. */
  opener: HTMLElement;
  onClose: () => void;
}

interface HeaderPanelOptions {
  /** Whether the link leads to its page, as it does before hydration: on that page itself, for example. */
  isLink?: boolean;
  render: (panel: Opened<HeaderPanelProps>) => ReactNode;
}

/** Opens a panel below a link of the header with the first press, and closes it with the next one. Following a link of the panel closes it, too. */
export function useHeaderPanel({ isLink = false, render }: HeaderPanelOptions): {
  expanded: boolean;
  onOpen: ((link: HTMLAnchorElement) => void) | undefined;
  panel: ReactNode;
} {
  const { key } = useLocation();
  const hydrated = useHydrated();
  const [opened, setOpened] = useState<{ opener: HTMLAnchorElement; key: string }>();
  // Going back does not open it again.
  if (opened && opened.key !== key) setOpened(undefined);
  const close = useCallback(() => setOpened(undefined), []);
  return {
    expanded: opened !== undefined,
    onOpen: hydrated && !isLink ? (opener) => setOpened(opened ? undefined : { opener, key }) : undefined,
    panel: opened && render({ opener: opened.opener, href: opened.opener.href, onClose: close }),
  };
}
