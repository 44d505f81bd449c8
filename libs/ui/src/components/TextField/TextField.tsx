import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';
import styles from './TextField.module.scss';

export interface TextFieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'size' | 'prefix' | 'required'> {
  /** How much text is expected: the full column, a short word, or a few digits. */
  readonly width?: 'full' | 'medium' | 'short';
  /** Drawn inside the field at its end, such as a card brand. */
  readonly adornment?: ReactNode;
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
  className,
  'aria-describedby': describedBy,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, required, optional, hideLabel, describedBy, className }}>
      {(control) => (
        <span className={classNames(styles.box, styles[width])}>
          <input
            {...rest}
            {...control}
            type={type}
            className={classNames(styles.input, adornment !== undefined && styles.adorned)}
          />
          {adornment !== undefined && <span className={styles.adornment}>{adornment}</span>}
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
      {(control) => <textarea {...rest} {...control} rows={rows} className={styles.area} />}
    </Field>
  );
}
