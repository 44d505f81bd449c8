import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { lazyComponent } from '@foolscap/ui/components';
import { Flyout } from '@foolscap/ui/overlays';

const Drawer = lazyComponent(async () => ({ default: (await import('@foolscap/ui/overlays')).Drawer }));

export interface HeaderPanelProps {
  title: string;
  /** The link that opened the panel. */
  opener: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

/** A panel of a tool in the header: a flyout of the tool on large screens, a drawer on others. Leaving the page closes it. */
export function HeaderPanel({ title, opener, onClose, children }: HeaderPanelProps) {
  const menu = opener.closest('details');
  // The menu is closed behind the drawer, so focus returns to the control that opens the menu.
  const back = useRef<HTMLElement | null>(menu?.querySelector('summary') ?? opener);

  const { key } = useLocation();
  const [openedAt] = useState(key);
  useEffect(() => {
    if (key !== openedAt) onClose();
  }, [key, onClose, openedAt]);

  return menu ? (
    <Drawer open side="left" title={title} onClose={onClose} finalFocus={back}>
      {children}
    </Drawer>
  ) : (
    <Flyout open title={title} opener={opener} onClose={onClose}>
      {children}
    </Flyout>
  );
}
