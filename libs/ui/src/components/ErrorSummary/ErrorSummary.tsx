import { useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { UI_MESSAGES } from '../ui-messages.ts';
import styles from './ErrorSummary.module.scss';

const { ui: texts } = UI_MESSAGES;

export interface ErrorSummaryItem {
  /** Id of the control that the error links to. */
  readonly fieldId?: string;
  /** The error and how to fix it; the same message as at the field. */
  readonly message: string;
}

export interface ErrorSummaryProps {
  /** Heading of the list and accessible name of the box. */
  readonly title?: string;
  /** Nothing is shown if the list is empty. */
  readonly errors: readonly ErrorSummaryItem[];
  /** Increases with every submit, so that focus returns each time. */
  readonly attempt?: number;
}

/** The errors of a form, above the form; takes focus when it appears. */
export function ErrorSummary({ title = texts.checkDetails, errors, attempt = 0 }: ErrorSummaryProps) {
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
                    // The id of a radio group is on its fieldset, so focus goes to its first button.
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
