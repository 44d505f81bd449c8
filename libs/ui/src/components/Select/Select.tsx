import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';
import control from '../Field/control.module.scss';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Select.module.scss';

export interface SelectOption {
  /** What is handed on when it is chosen; each one once. */
  readonly value: string;
  /** Its words. */
  readonly label: string;
  /** It cannot be chosen now. */
  readonly disabled?: boolean;
}

export interface SelectProps extends FieldWords, Omit<ComponentPropsWithRef<'select'>, 'required' | 'size'> {
  /** The choices, in the order that they are looked for. */
  readonly options: readonly SelectOption[];
  /** First, empty choice, such as "Choose a state". */
  readonly placeholder?: string;
  /** How long the words are: the full column, at most 256 px, at most 128 px. */
  readonly width?: 'full' | 'medium' | 'short';
}

/** One of many; the machine's own list, so it works on a phone and without script. */
export function Select({
  id,
  label,
  hint,
  error,
  required,
  optional,
  hideLabel,
  options,
  placeholder,
  width = 'full',
  className,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ id, label, hint, error, required, optional, hideLabel, describedBy, className }}>
      {(wired) => (
        <span className={classNames(control.box, control[width])}>
          <select {...rest} {...wired} className={classNames(control.control, styles.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="small" className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}
