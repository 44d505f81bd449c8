import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { labelWith } from '@foolscap/core/text';
import { classNames } from '../class-names.ts';
import { useHydrated } from '../use-hydrated.ts';
import { UI_MESSAGES } from '../ui-messages.ts';
import styles from './Truncate.module.scss';

const { ui: texts } = UI_MESSAGES;

export interface TruncateProps {
  /** The content. */
  readonly children: ReactNode;
  /** Number of visible lines. */
  readonly lines?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Label of the expand button. */
  readonly moreLabel?: string;
  /** Label of the collapse button. */
  readonly lessLabel?: string;
  /** Name of the content for screen readers, as in "Show more: Description". */
  readonly about?: string | undefined;
  /** Additional class name of the root element. */
  readonly className?: string | undefined;
}

/**
 * Shows the first lines of a text. The whole text is always in the page. A button expands it, if anything is hidden;
 * without JavaScript nothing is hidden.
 */
export function Truncate({
  children,
  lines = 3,
  moreLabel = texts.more,
  lessLabel = texts.less,
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
    // While expanded nothing is hidden and nothing can be measured, so the last result is kept.
    if (!element || open) return undefined;
    const measure = () => {
      // Allows for a rounding error of one pixel.
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
        // Expands when Tab moves focus into the hidden part.
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
          aria-label={about === undefined ? undefined : labelWith(open ? lessLabel : moreLabel, about)}
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
