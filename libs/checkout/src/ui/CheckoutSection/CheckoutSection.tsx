import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button, Icon } from '@foolscap/ui/components';
import styles from './CheckoutSection.module.scss';

export interface CheckoutSectionProps {
  /** Place among the steps, from 1. */
  number: number;
  title: string;
  /** `waiting`: something before it is still to be done. */
  state: 'waiting' | 'open' | 'done';
  /** What was chosen, once done. */
  summary?: ReactNode;
  onEdit?: (() => void) | undefined;
  /** Leaves a step as it was that was done before. */
  onCancel?: (() => void) | undefined;
  /** Moves focus to the step, and scrolls to it, each time that it changes and is not 0. */
  focusRequest?: number;
  children?: ReactNode;
}

/** One step of checkout: to be done, being done, or done with its result to read. */
export function CheckoutSection({
  number,
  title,
  state,
  summary,
  onEdit,
  onCancel,
  focusRequest = 0,
  children,
}: CheckoutSectionProps) {
  // The control that was pressed goes with its step. Who uses the keyboard goes on at the step that opens, or else at the one just left.
  const heading = useRef<HTMLHeadingElement>(null);
  const stateBefore = useRef(state);
  const takeLostFocus = () => {
    if (document.activeElement === document.body) heading.current?.focus();
  };
  useLayoutEffect(() => {
    if (state === 'open' && stateBefore.current !== 'open') takeLostFocus();
  }, [state]);
  useEffect(() => {
    if (state === 'done' && stateBefore.current === 'open') takeLostFocus();
    stateBefore.current = state;
  }, [state]);

  useEffect(() => {
    if (focusRequest > 0) heading.current?.focus();
  }, [focusRequest]);

  return (
    <section className={styles.section} data-state={state} aria-labelledby={`checkout-${number}`}>
      <header className={styles.header}>
        <span className={styles.number} aria-hidden="true">
          {state === 'done' ? <Icon name="check" /> : number}
        </span>
        <h2 className={styles.title} id={`checkout-${number}`} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {state === 'done' && onEdit && (
          <Button variant="quiet" size="small" onClick={onEdit} aria-label={`Change ${title.toLowerCase()}`}>
            Change
          </Button>
        )}
        {state === 'open' && onCancel && (
          <Button
            variant="quiet"
            size="small"
            onClick={onCancel}
            aria-label={`Cancel changing ${title.toLowerCase()}`}
          >
            Cancel
          </Button>
        )}
      </header>
      {state === 'done' && summary && <div className={styles.body}>{summary}</div>}
      {state === 'open' && <div className={styles.body}>{children}</div>}
    </section>
  );
}
