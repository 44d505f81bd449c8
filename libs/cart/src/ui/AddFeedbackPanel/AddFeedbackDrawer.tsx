import { useEffect, useRef } from 'react';
import { Stack } from '@foolscap/ui/components';
import { Drawer } from '@foolscap/ui/overlays';
import type { AddFeedbackPanelProps } from './AddFeedbackPanel.tsx';
import { useReturnFocus } from './use-return-focus.ts';

/** An add's outcome in a modal drawer, for small screens. */
export function AddFeedbackDrawer({
  title,
  outcomeNumber,
  onClose,
  actions,
  children,
  recommendations,
}: Omit<AddFeedbackPanelProps, 'kind'>) {
  useReturnFocus();
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(outcomeNumber);
  useEffect(() => {
    if (shown.current === outcomeNumber) return;
    shown.current = outcomeNumber;
    // The outcome of a retry takes the focus, which announces it. The drawer itself stays open.
    content.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
  }, [outcomeNumber]);
  return (
    <Drawer open onClose={onClose} side="bottom" title={title} contentLabel={title} footer={actions}>
      <div ref={content}>
        <Stack gap={6}>
          {children}
          {recommendations}
        </Stack>
      </div>
    </Drawer>
  );
}
