import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button, Icon, useMessages } from '@foolscap/ui/components';
import { CHECKOUT_PAGE_MESSAGES } from '../../model/checkout-page-messages.ts';
import styles from './CheckoutSection.module.scss';

export interface CheckoutSectionProps {
  /** Position among the steps, from 1. */
  number: number;
  /** Heading of the step. */
  title: string;
  /** `waiting`: an earlier step is not done yet. */
  state: 'waiting' | 'open' | 'done';
  /** Summary of the choices in a completed step. */
  summary?: ReactNode;
  /** Called by the button "Change" of a finished step. */
  onEdit?: (() => void) | undefined;
  /** Cancels editing a completed step. */
  onCancel?: (() => void) | undefined;
  /** Scrolls to the step and focuses it whenever this changes to a value other than 0. */
  focusRequest?: number;
  /** The form of the step while it is open. */
  children?: ReactNode;
}

/** One step of checkout: waiting, open, or done with a summary. */
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
  const { steps: texts } = useMessages('checkout', CHECKOUT_PAGE_MESSAGES);
  // The clicked control disappears with its step. Keyboard focus moves to the step that opens, otherwise to the one just closed.
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
          <Button
            variant="quiet"
            size="small"
            onClick={onEdit}
            aria-label={texts.changeStep(title.toLowerCase())}
          >
            {texts.change}
          </Button>
        )}
        {state === 'open' && onCancel && (
          <Button
            variant="quiet"
            size="small"
            onClick={onCancel}
            aria-label={texts.cancelStep(title.toLowerCase())}
          >
            {texts.cancel}
          </Button>
        )}
      </header>
      {state === 'done' && summary && <div className={styles.body}>{summary}</div>}
      {state === 'open' && <div className={styles.body}>{children}</div>}
    </section>
  );
}
