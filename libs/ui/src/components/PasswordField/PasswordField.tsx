import { useEffect, useId, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { UI_MESSAGES } from '../ui-messages.ts';
import styles from './PasswordField.module.scss';

const { ui: texts } = UI_MESSAGES;

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'width' | 'adornment' | 'action'> {
  /** Visible text of the button while the password is hidden. */
  readonly showLabel?: string;
  /** Visible text of the button while the password is shown. */
  readonly concealLabel?: string;
}

/**
 * A password field with a button that shows and hides the password. The button follows the field in tab order. Without
 * JavaScript it is a plain password field. Submitting the form hides the password, so that browsers offer to save it.
 */
export function PasswordField({
  id,
  label,
  showLabel = texts.show,
  concealLabel = texts.hide,
  ...rest
}: PasswordFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const form = toggle.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [isHydrated]);

  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      id={fieldId}
      label={label}
      type={isShown ? 'text' : 'password'}
      action={
        isHydrated && (
          <button
            type="button"
            ref={toggle}
            className={styles.toggle}
            aria-label={`${isShown ? concealLabel : showLabel} ${typeof label === 'string' ? label.toLowerCase() : texts.password}`}
            aria-controls={fieldId}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? concealLabel : showLabel}
          </button>
        )
      }
    />
  );
}
