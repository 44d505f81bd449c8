import { useId, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.scss';

/** Words around a tick as around every other control. */
export interface ChoiceWords {
  /** What is to be given, as a noun. */
  readonly label: ReactNode;
  /** Help that is always visible, below the label. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do. */
  readonly error?: string | undefined;
  /** Marks the field with a star and with the attribute. */
  readonly required?: boolean | undefined;
  /** Says "(optional)" beside the label; for the rare field of a form that may stay empty. */
  readonly optional?: boolean | undefined;
}

/** Words around a control, shared by every kind of field. */
export interface FieldWords extends ChoiceWords {
  /** The label is for screen readers only. */
  readonly hideLabel?: boolean | undefined;
}

/** What a control takes from its field. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldWords {
  /** Id of the control; one is made up unless told. */
  readonly id?: string | undefined;
  /** Ids of further words about the control. */
  readonly describedBy?: string | undefined;
  /** A class of the place that it stands in. */
  readonly className?: string | undefined;
  /** Draws the control; spread what it is given over it. */
  readonly children: (control: FieldControl) => ReactNode;
}

/** Wires label, hint and error to one control. */
export function Field({
  id,
  label,
  hint,
  error,
  required,
  optional = false,
  hideLabel = false,
  describedBy,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={classNames(styles.label, hideLabel && styles.hidden)}>
        {label}
        <FieldMark required={required} optional={optional} />
      </label>
      {hint !== undefined && <FieldHint id={hintId}>{hint}</FieldHint>}
      {children({
        id: controlId,
        required,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby':
          classNames(error !== undefined && errorId, hint !== undefined && hintId, describedBy) || undefined,
      })}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** The star of a required field or the word of an optional one. */
export function FieldMark({ required = false, optional = false }: Pick<FieldWords, 'required' | 'optional'>) {
  if (required)
    return (
      <span className={styles.star} aria-hidden>
        {' *'}
      </span>
    );
  return optional ? <span className={styles.optional}> (optional)</span> : null;
}

/** Help below a label. */
export function FieldHint({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  );
}

/** The error line below a control; nothing when there is none. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" size="small" />
      <span>{error}</span>
    </p>
  );
}
