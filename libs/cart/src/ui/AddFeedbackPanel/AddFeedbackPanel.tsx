import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent, useAnnounce } from '@foolscap/ui/components';
import { Flyout } from '@foolscap/ui/overlays';
import { useReturnFocus } from './use-return-focus.ts';
import styles from './AddFeedbackPanel.module.scss';

export interface AddFeedbackPanelProps {
  /** `overlay`: a panel in the corner of the page, which stays usable; `drawer`: a modal drawer for small screens. */
  kind: 'overlay' | 'drawer';
  /** The outcome: title and accessible name. */
  title: string;
  /** Counts the outcomes, so that a retry with the same outcome is announced again. */
  outcomeNumber?: number;
  /** Called by the close button and Escape and, for an overlay, by a click outside. */
  onClose: () => void;
  /** Buttons at the end, the primary one first. */
  actions: ReactNode;
  /** The outcome, usually `AddedToCart`. */
  children: ReactNode;
  /** Content that loads after the panel has opened. It never moves the buttons. */
  recommendations?: ReactNode;
}

/** Only for small screens; includes the code of modal overlays. */
const AddFeedbackDrawer = lazyComponent(async () => ({
  default: (await import('./AddFeedbackDrawer.tsx')).AddFeedbackDrawer,
}));

/**
 * The surface that reports an add's outcome (cart-2.35). It takes the focus unless the shopper is typing, and returns it when it closes.
 */
export function AddFeedbackPanel({ kind, ...panel }: AddFeedbackPanelProps) {
  return kind === 'drawer' ? <AddFeedbackDrawer {...panel} /> : <AddFeedbackOverlay {...panel} />;
}

const isTypedInto = (element: Element | null) =>
  element?.matches('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]') ===
  true;

function AddFeedbackOverlay({
  title,
  outcomeNumber = 0,
  onClose,
  actions,
  children,
  recommendations,
}: Omit<AddFeedbackPanelProps, 'kind'>) {
  const announce = useAnnounce();
  const opener = useReturnFocus();
  // Computed per outcome, because retries are clicked inside the panel.
  const [{ keepsFocus, of }, setOutcome] = useState({ keepsFocus: isTypedInto(opener), of: outcomeNumber });
  if (of !== outcomeNumber)
    setOutcome({ keepsFocus: isTypedInto(document.activeElement), of: outcomeNumber });

  // Focusing the panel announces its title; otherwise it is announced explicitly.
  useEffect(() => {
    if (keepsFocus) announce(title);
  }, [announce, keepsFocus, title, outcomeNumber]);

  return (
    <div className={styles.corner} data-print="hide">
      <Flyout
        // The outcome of a retry takes the focus, which announces it.
        key={outcomeNumber}
        open
        onClose={onClose}
        opener={opener}
        keepsFocus={keepsFocus}
        title={title}
        footer={actions}
        belowFooter={recommendations}
      >
        {children}
      </Flyout>
    </div>
  );
}
