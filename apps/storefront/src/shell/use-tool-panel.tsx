import { useCallback, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '@foolscap/ui/components';

export interface ToolPanelProps {
  /** The link that opened the panel. */
  opener: HTMLElement;
  onClose: () => void;
}

/** Fetches the panel of a tool. */
export type LoadPanel = () => Promise<ComponentType<ToolPanelProps>>;

/**
 * The panel of a tool in the header, which is fetched on the first press of its link. Without `onOpen` the link leads to its page: before hydration,
 * and on that page itself.
 */
export function useToolPanel(
  href: string,
  load: LoadPanel,
): { expanded: boolean; onOpen: ((link: HTMLAnchorElement) => void) | undefined; panel: ReactNode } {
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const [opened, setOpened] = useState<{ Panel: ComponentType<ToolPanelProps>; opener: HTMLElement }>();
  const close = useCallback(() => setOpened(undefined), []);
  const open = (opener: HTMLAnchorElement) => {
    if (opened) close();
    else
      void load().then(
        (Panel) => setOpened({ Panel, opener }),
        // If the panel fails to load, the page of the tool replaces it.
        () => location.assign(opener.href),
      );
  };
  return {
    expanded: opened !== undefined,
    onOpen: hydrated && pathname + search !== href ? open : undefined,
    panel: opened && <opened.Panel opener={opened.opener} onClose={close} />,
  };
}
