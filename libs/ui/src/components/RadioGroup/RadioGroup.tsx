import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError, FieldHint, FieldMark, type FieldTexts } from '../Field/Field.tsx';
import choice from '../Field/choice.module.scss';
import fieldStyles from '../Field/Field.module.scss';
import styles from './RadioGroup.module.scss';

export interface RadioOption {
  /** Value when selected; unique within the group. */
  readonly value: string;
  /** Label; the whole row is clickable. */
  readonly label: ReactNode;
  /** Description below the label. */
  readonly hint?: ReactNode;
  /** Content at the end of the row, such as the price of a delivery method. */
  readonly aside?: ReactNode;
  /** Disables the option; the hint gives the reason. */
  readonly disabled?: boolean;
}

export interface RadioGroupProps extends FieldTexts {
  /** Name of the form value. */
  readonly name: string;
  /** Id of the form that the value belongs to; the surrounding form by default. */
  readonly form?: string | undefined;
  /** Two to seven options in order. */
  readonly options: readonly RadioOption[];
  /** Controlled value; omit it and set `defaultValue` for an uncontrolled group. */
  readonly value?: string | undefined;
  /** Initial value. */
  readonly defaultValue?: string | undefined;
  /** Called with the new value. */
  readonly onChange?: ((value: string) => void) | undefined;
  /** `rows` shows each option as a full row between hairlines, `columns` shows them side by side if there is space. */
  readonly variant?: 'plain' | 'rows' | 'columns';
  /** Id of the group, for links from `ErrorSummary`. */
  readonly id?: string | undefined;
  /** Additional class name. */
  readonly className?: string | undefined;
}

/** A choice of one among a few visible options. */
export function RadioGroup({
  name,
  form,
  label,
  hint,
  error,
  required = false,
  optional,
  hideLabel = false,
  options,
  value,
  defaultValue,
  onChange,
  variant = 'plain',
  id,
  className,
}: RadioGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const hintId = `${groupId}-hint`;
  const errorId = `${groupId}-error`;
  return (
    <fieldset
      id={id}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error !== undefined || undefined}
      className={classNames(styles.group, className)}
      aria-describedby={classNames(error !== undefined && errorId, hint !== undefined && hintId) || undefined}
    >
      <legend className={classNames(fieldStyles.label, hideLabel && fieldStyles.hidden)}>
        {label}
        <FieldMark required={required} optional={optional} />
      </legend>
      {hint !== undefined && <FieldHint id={hintId}>{hint}</FieldHint>}
      <div className={classNames(styles.options, styles[variant])}>
        {options.map((option) => {
          const optionId = `${groupId}-${option.value}`;
          return (
            <label key={option.value} className={classNames(choice.row, styles.row)} htmlFor={optionId}>
              <input
                id={optionId}
                className={classNames(choice.box, styles.dot)}
                type="radio"
                name={name}
                form={form}
                value={option.value}
                required={required}
                disabled={option.disabled}
                aria-describedby={option.hint === undefined ? undefined : `${optionId}-hint`}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                onChange={() => {
                  onChange?.(option.value);
                }}
              />
              <span className={styles.text}>
                <span>{option.label}</span>
                {option.hint !== undefined && (
                  <span id={`${optionId}-hint`} className={styles.hint}>
                    {option.hint}
                  </span>
                )}
              </span>
              {option.aside !== undefined && <span className={styles.aside}>{option.aside}</span>}
            </label>
          );
        })}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
