import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';
import control from '../Field/control.module.scss';
import { useHydrated } from '../useHydrated.ts';
import styles from './PasswordField.module.scss';

export interface PasswordFieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'size' | 'prefix' | 'required' | 'type'> {
  /** Visible text of the button while the password is hidden. */
  readonly showLabel?: string;
  /** Visible text of the button while the password is shown. */
  readonly concealLabel?: string;
}

/**
 * A password, hidden until the shopper asks to see it. The button follows the field in tab order and needs script; without it the
 * field is a plain password field. A submitted form hides the password again, so that browsers offer to save it.
 */
export function PasswordField({
  id,
  label,
  hint,
  error,
  required,
  optional,
  hideLabel,
  className,
  'aria-describedby': describedBy,
  showLabel = 'Show',
  concealLabel = 'Hide',
  ...rest
}: PasswordFieldProps) {
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  const box = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const form = box.current?.closest('form');
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Field {...{ id, label, hint, error, required, optional, hideLabel, describedBy, className }}>
      {(wired) => (
        <span className={classNames(control.box, control.full)} ref={box}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...wired}
            type={isShown ? 'text' : 'password'}
            className={classNames(control.control, styles.input)}
          />
          {isHydrated && (
            <button
              type="button"
              className={styles.toggle}
              aria-label={`${isShown ? concealLabel : showLabel} ${typeof label === 'string' ? label.toLowerCase() : 'password'}`}
              aria-controls={wired.id}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? concealLabel : showLabel}
            </button>
          )}
        </span>
      )}
    </Field>
  );
}
