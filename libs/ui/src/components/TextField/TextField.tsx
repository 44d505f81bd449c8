import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import control from '../Field/control.module.scss';
import styles from './TextField.module.scss';

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'size' | 'prefix' | 'required'> {
  /** Expected length: the full column, a short word, or a few digits. */
  readonly width?: 'full' | 'medium' | 'short';
  /** Content inside the field at its end, such as a card brand. */
  readonly adornment?: ReactNode;
  /** A button inside the field at its end, instead of an adornment. `false` reserves its space. */
  readonly action?: ReactNode;
  /** Input type, for the on-screen keyboard and native validation: `email`, `tel`, `password`. */
  readonly type?: string | undefined;
}

/** A single-line text field. All attributes of `input` are passed through (`autoComplete`, `inputMode`, `name` ...). */
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

export interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'required'> {
  /** Number of visible lines; 4 by default. */
  readonly rows?: number | undefined;
}

/** A multi-line text field. */
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
