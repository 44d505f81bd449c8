import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { classNames } from '../../components/class-names.ts';
import { UI_MESSAGES } from '../../components/ui-messages.ts';
import styles from './Flyout.module.scss';

const { ui: texts } = UI_MESSAGES;

export interface FlyoutProps {
  /** Whether it is shown; the caller changes it in `onClose`. */
  readonly open: boolean;
  /** Called by the close button, Escape, a click outside, or focus moving out. */
  readonly onClose: () => void;
  /** Title and accessible name. */
  readonly title: ReactNode;
  /** The content; it scrolls if it is taller than the screen. */
  readonly children: ReactNode;
  /** The element that opened it: gets focus back, and toggles it. It should have `aria-expanded`. */
  readonly opener: HTMLElement | null | undefined;
  /** Edge of the container that it aligns with, in reading direction. */
  readonly align?: 'start' | 'end';
  /** Stays at the bottom while the content scrolls. */
  readonly footer?: ReactNode;
  /** Below the footer: content that arrives later, and must not move buttons the user is about to click. */
  readonly belowFooter?: ReactNode;
  /** Accessible name of the close button. */
  readonly closeLabel?: string;
  /** Initial focus; the panel itself by default, so that its name is announced first. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Does not move the focus, for a panel that opens while the user types elsewhere. In that case, announce it. */
  readonly keepsFocus?: boolean;
}

/**
 * A panel below a tool of the header, such as the store, the mini cart or the account. It is a nonmodal dialog: the
 * page stays interactive. Place it in an element with `position: relative`, right after its opener: it is not portaled,
 * so that the tab order continues from there. On small screens, where it is at the bottom edge, a `Drawer` is usually
 * better.
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
  belowFooter,
  closeLabel = texts.close,
  initialFocus,
  keepsFocus = false,
}: Omit<FlyoutProps, 'open'>) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useId();
  // React bubbles events from portaled menus and dialogs that were opened in here.
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
    // Nested overlays and fields that clear on Escape handle the key themselves.
    if (event.key === 'Escape' && !event.defaultPrevented) closeAndReturn();
  });
  const takeFocus = useEffectEvent(() => {
    if (!keepsFocus) (initialFocus?.current ?? panel.current)?.focus();
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
      {/* Not <header> and <footer>: in a dialog next to the page's own these are landmarks of the page. */}
      <div className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} className={styles.close} onClick={closeAndReturn} />
      </div>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      {belowFooter !== undefined && <div className={styles.body}>{belowFooter}</div>}
    </div>
  );
}
