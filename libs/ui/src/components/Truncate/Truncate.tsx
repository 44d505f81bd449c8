import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { useHydrated } from '../useHydrated.ts';
import styles from './Truncate.module.scss';

export interface TruncateProps {
  /** The text, with what may stand in it. */
  readonly children: ReactNode;
  /** How many lines are in sight. */
  readonly lines?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Words of the button that shows the rest. */
  readonly moreLabel?: string;
  /** Words of the button that puts it away. */
  readonly lessLabel?: string;
  /** What is cut, for screen readers: told apart are "Show more: Description" and "Show more: Warranty". */
  readonly about?: string | undefined;
  /** Added to the outermost element. */
  readonly className?: string | undefined;
}

/**
 * Shows the first lines of a text. All of it is always in the page; a button that shows the rest appears only where something is
 * cut, and without script nothing is.
 */
export function Truncate({
  children,
  lines = 3,
  moreLabel = 'Show more',
  lessLabel = 'Show less',
  about,
  className,
}: TruncateProps) {
  const id = useId();
  const hydrated = useHydrated();
  const text = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);

  useEffect(() => {
    const element = text.current;
    // While open nothing is cut, and nothing can be measured: the answer of before holds.
    if (!element || open) return undefined;
    const measure = () => {
      // Rounding may make up one pixel.
      setCut(element.scrollHeight > element.clientHeight + 1);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [open, lines, children]);

  return (
    <div className={className}>
      <div
        ref={text}
        id={id}
        className={classNames(!open && styles.cut, !open && styles[`lines${lines}`])}
        // Where Tab brings something below the cut into the focus, all of it is shown.
        onFocus={({ currentTarget, target }) => {
          const below = target.getBoundingClientRect().bottom - currentTarget.getBoundingClientRect().bottom;
          if (!cut || (below <= 0 && currentTarget.scrollTop === 0)) return;
          currentTarget.scrollTop = 0;
          setOpen(true);
        }}
      >
        {children}
      </div>
      {hydrated && cut && (
        <button
          type="button"
          className={styles.button}
          aria-expanded={open}
          aria-controls={id}
          aria-label={about === undefined ? undefined : `${open ? lessLabel : moreLabel}: ${about}`}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {open ? lessLabel : moreLabel}
        </button>
      )}
    </div>
  );
}
