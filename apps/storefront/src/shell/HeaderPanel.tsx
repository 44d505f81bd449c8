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
  /** A drawer on large screens, too: for content that needs the height. */
  isDrawer?: boolean;
  children: ReactNode;
}

/** A panel of a tool in the header: a flyout of the tool on large screens unless it is a drawer, a drawer on others. Leaving the page closes it. */
export function HeaderPanel({ title, opener, onClose, isDrawer = false, children }: HeaderPanelProps) {
  const menu = opener.closest('details');
  // The menu is closed behind the drawer, so focus returns to the control that opens the menu.
  const back = useRef<HTMLElement | null>(menu?.querySelector('summary') ?? opener);

  const { key } = useLocation();
  const [openedAt] = useState(key);
  useEffect(() => {
    if (key !== openedAt) onClose();
  }, [key, onClose, openedAt]);

  return menu || isDrawer ? (
    <Drawer open side={menu ? 'left' : 'right'} title={title} onClose={onClose} finalFocus={back}>
      {children}
    </Drawer>
  ) : (
    <Flyout open title={title} opener={opener} onClose={onClose}>
      {children}
    </Flyout>
  );
}
