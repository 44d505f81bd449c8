import { useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ErrorSummary.module.scss';

export interface FieldProblem {
  /** Id of the control; the line is a link to it. */
  readonly fieldId?: string;
  /** What to do, in the words that stand at the field. */
  readonly message: string;
}

export interface ErrorSummaryProps {
  /** Heads the list, and is the name of the box for screen readers. */
  readonly title?: string;
  /** Nothing is shown when the list is empty. */
  readonly errors: readonly FieldProblem[];
  /** Grows with every attempt to send the form, so that the focus comes back each time. */
  readonly attempt?: number;
}

/** What is wrong with a form, above it; takes the focus when it appears. */
export function ErrorSummary({ title = 'Check these details', errors, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const any = errors.length > 0;
  useEffect(() => {
    if (any) box.current?.focus();
  }, [any, attempt]);
  if (!any) return null;
  return (
    <div ref={box} className={styles.summary} role="group" aria-label={title} tabIndex={-1}>
      <Icon name="alert" />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId ?? ''}${message}`}>
              {fieldId === undefined ? (
                message
              ) : (
                <a
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    const field = document.getElementById(fieldId);
                    if (!field) return;
                    event.preventDefault();
                    // A group of radio buttons takes the focus through its first button.
                    const control = field.matches('fieldset') ? field.querySelector('input') : field;
                    control?.focus();
                    field.scrollIntoView({ block: 'center' });
                  }}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
