import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { classNames } from '../../components/classNames.ts';
import styles from './Flyout.module.scss';

export interface FlyoutProps {
  readonly open: boolean;
  /** Asked for by the close button, Escape, a press elsewhere, or the focus going elsewhere. */
  readonly onClose: () => void;
  /** Its name, also for screen readers. */
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** What opened it: takes the focus back, and closes it by its own press. It should say `aria-expanded`. */
  readonly opener: HTMLElement | null | undefined;
  /** The edge of its place that it keeps to, in the direction of reading. */
  readonly align?: 'start' | 'end';
  /** Stays at the lower edge while the rest scrolls. */
  readonly footer?: ReactNode;
  /** Name of the button that closes it. */
  readonly closeLabel?: string;
  /** Takes the focus on opening; the panel itself unless told, so that its name is heard first. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A panel below a tool of the header: the store, the cart at a glance, the account. A dialog beside what opened it; the page behind goes on
 * answering. Put it into an element that is `position: relative`, right after what opens it: it is no portal, so that Tab goes on from there.
 * On small screens, where it lies along the lower edge, a `Drawer` serves better.
 */
export function Flyout({ open, ...panel }: FlyoutProps) {
  return open && <Panel {...panel} />;
}

function Panel({
  onClose,
  title,
  children,
  opener,
  align = 'end',
  footer,
  closeLabel = 'Close',
  initialFocus,
}: Omit<FlyoutProps, 'open'>) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useId();
  // What React hands up from a menu or a dialog that was opened in here, wherever in the document that is.
  const own = useRef<Event>(undefined);
  const mark = ({ nativeEvent }: SyntheticEvent) => {
    own.current = nativeEvent;
  };
  const closeAndReturn = () => {
    opener?.focus();
    onClose();
  };

  const leave = useEffectEvent((event: Event) => {
    const { target } = event;
    if (event !== own.current && !(target instanceof Node && opener?.contains(target))) onClose();
  });
  const keyDown = useEffectEvent((event: KeyboardEvent) => {
    // What is opened in here and a field that clears itself answer for themselves.
    if (event.key === 'Escape' && !event.defaultPrevented) closeAndReturn();
  });
  const takeFocus = useEffectEvent(() => {
    (initialFocus?.current ?? panel.current)?.focus();
  });

  useEffect(() => {
    takeFocus();
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', keyDown);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', keyDown);
    };
  }, []);

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      className={classNames(styles.flyout, styles[align])}
      onFocusCapture={mark}
      onPointerDownCapture={mark}
    >
      <header className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} className={styles.close} onClick={closeAndReturn} />
      </header>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
