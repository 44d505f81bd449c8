import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Drawer, Flyout } from '@foolscap/ui/overlays';
import type { HeaderPanelProps } from './use-header-panel.tsx';

interface PanelProps extends HeaderPanelProps {
  title: string;
  /** A drawer even on large screens, for content that needs the height. */
  isDrawer?: boolean;
  children: ReactNode;
}

/** The panel of a header tool: a flyout on large screens unless it is a drawer, and a drawer on small ones. */
export function HeaderPanel({ title, opener, onClose, isDrawer = false, children }: PanelProps) {
  const menu = opener.closest('details');
  // The menu closes behind the drawer, so focus returns to the control that opens the menu.
  const back = useRef<HTMLElement | null>(menu?.querySelector('summary') ?? opener);

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
