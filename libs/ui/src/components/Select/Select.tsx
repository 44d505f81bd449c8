import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import control from '../Field/control.module.scss';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Select.module.scss';

export interface SelectOption {
  /** Value when selected; unique within the list. */
  readonly value: string;
  /** Label of the option. */
  readonly label: string;
  /** Disables the option. */
  readonly disabled?: boolean;
}

export interface SelectProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'required' | 'size'> {
  /** The options in order. */
  readonly options: readonly SelectOption[];
  /** Label of an empty first option, such as "Choose a state". */
  readonly placeholder?: string;
  /** Expected length: the full column, at most 256 px, at most 128 px. */
  readonly width?: 'full' | 'medium' | 'short';
}

/** A choice of one among many: the native select, which works on phones and without JavaScript. */
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
