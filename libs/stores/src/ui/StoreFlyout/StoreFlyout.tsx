import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { IconButton } from '@foolscap/ui/components';
import styles from './StoreFlyout.module.scss';

export interface StoreFlyoutProps {
  title: string;
  /** What opened it: takes the focus back, and closes it by its own press. */
  opener: HTMLElement | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel below a tool of the header, on large screens. The page behind goes on answering: Escape, the close button, a press elsewhere and
 * leaving it by keyboard close it. Put it into an element that is `position: relative`.
 */
export function StoreFlyout({ title, opener, onClose, children }: StoreFlyoutProps) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useId();
  const close = useEffectEvent((returnsFocus: boolean) => {
    if (returnsFocus) opener?.focus();
    onClose();
  });

  useEffect(() => {
    panel.current?.focus();
    const within = (target: EventTarget | null) =>
      target instanceof Node && (panel.current?.contains(target) || opener?.contains(target));
    const pressed = ({ target }: PointerEvent) => {
      if (!within(target)) close(false);
    };
    const keyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close(true);
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', keyDown);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', keyDown);
    };
  }, [opener]);

  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget) && !opener?.contains(relatedTarget))
      onClose();
  };

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      className={styles.flyout}
      onBlur={left}
    >
      <header className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <IconButton
          icon="close"
          label="Close"
          onClick={() => {
            opener?.focus();
            onClose();
          }}
        />
      </header>
      {children}
    </div>
  );
}
