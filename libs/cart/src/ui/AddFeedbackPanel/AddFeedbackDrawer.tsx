import { Drawer } from '@foolscap/ui/overlays';
import type { AddFeedbackPanelProps } from './AddFeedbackPanel.tsx';

/** The outcome of an add in a modal drawer, for small screens. */
export function AddFeedbackDrawer({
  title,
  onClose,
  actions,
  children,
}: Omit<AddFeedbackPanelProps, 'kind'>) {
  return (
    <Drawer open onClose={onClose} side="bottom" title={title} contentLabel={title} footer={actions}>
      {children}
    </Drawer>
  );
}
