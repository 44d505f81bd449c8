import { Drawer } from '@foolscap/ui/overlays';
import type { ReactNode } from 'react';

export interface RewardsDrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A drawer of the rewards page. Lazy, because overlays load with the first one that opens. */
export default function RewardsDrawer({ open, onClose, title, children }: RewardsDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} title={title} ignoresPressOutside>
      {children}
    </Drawer>
  );
}
