import { useId, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError, FieldHint, FieldMark, type ChoiceTexts } from '../Field/Field.tsx';
import choice from '../Field/choice.module.scss';
import styles from './Checkbox.module.scss';

export interface CheckboxProps
  extends ChoiceTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'required'> {}

/** A checkbox with its label, hint and error. */
export function Checkbox({
  id,
  label,
  hint,
  error,
  required,
  optional,
  className,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  return (
    <div className={classNames(styles.checkbox, className)}>
      <label className={choice.row} htmlFor={inputId}>
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          required={required}
          className={classNames(choice.box, styles.box)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={
            classNames(error !== undefined && errorId, hint !== undefined && hintId, describedBy) || undefined
          }
        />
        <span>
          {label}
          <FieldMark required={required} optional={optional} />
        </span>
      </label>
      {(hint ?? error) !== undefined && (
        <div className={styles.below}>
          {hint !== undefined && <FieldHint id={hintId}>{hint}</FieldHint>}
          <FieldError id={errorId} error={error} />
        </div>
      )}
    </div>
  );
}
