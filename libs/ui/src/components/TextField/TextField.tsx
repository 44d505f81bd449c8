import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';
import control from '../Field/control.module.scss';
import styles from './TextField.module.scss';

export interface TextFieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'size' | 'prefix' | 'required'> {
  /** How much text is expected: the full column, a short word, or a few digits. */
  readonly width?: 'full' | 'medium' | 'short';
  /** Drawn inside the field at its end, such as a card brand. */
  readonly adornment?: ReactNode;
  /** A button inside the field at its end, where there is no adornment. While it is `false`, its space is reserved. */
  readonly action?: ReactNode;
  /** What is typed, for the machine's keyboard and its checks: `email`, `tel`, `password`. */
  readonly type?: string | undefined;
}

/** One line of text. All attributes of `input` pass through (`autoComplete`, `inputMode`, `name` ...). */
export function TextField({
  id,
  label,
  hint,
  error,
  required,
  optional,
  hideLabel,
  width = 'full',
  adornment,
  action,
  className,
  'aria-describedby': describedBy,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, required, optional, hideLabel, describedBy, className }}>
      {(wired) => (
        <span className={classNames(control.box, control[width])}>
          <input
            {...rest}
            {...wired}
            type={type}
            className={classNames(
              control.control,
              adornment !== undefined && styles.adorned,
              action !== undefined && styles.actionable,
            )}
          />
          {adornment !== undefined && <span className={styles.adornment}>{adornment}</span>}
          {action && <span className={styles.action}>{action}</span>}
        </span>
      )}
    </Field>
  );
}

export interface TextAreaProps extends FieldWords, Omit<ComponentPropsWithRef<'textarea'>, 'required'> {
  /** How many lines are in sight; 4 unless told. */
  readonly rows?: number | undefined;
}

/** Several lines of text. */
export function TextArea({
  id,
  label,
  hint,
  error,
  required,
  optional,
  hideLabel,
  className,
  'aria-describedby': describedBy,
  rows = 4,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ id, label, hint, error, required, optional, hideLabel, describedBy, className }}>
      {(wired) => (
        <textarea {...rest} {...wired} rows={rows} className={classNames(control.control, styles.area)} />
      )}
    </Field>
  );
}
