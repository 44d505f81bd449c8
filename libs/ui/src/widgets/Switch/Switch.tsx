import { useId, type ChangeEvent, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { classNames } from '../../components/class-names.ts';
import { FieldError, FieldHint, type FieldTexts } from '../../components/Field/Field.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { UI_MESSAGES } from '../../components/ui-messages.ts';
import styles from './Switch.module.scss';

const { ui: texts } = UI_MESSAGES;

export interface SwitchProps
  extends
    Pick<FieldTexts, 'label' | 'hint' | 'error'>,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'onChange' | 'required' | 'children'> {
  /** Called with the new state. */
  readonly onChange?: ((on: boolean) => void) | undefined;
  /** The change is being saved: the switch keeps focus and ignores clicks. */
  readonly saving?: boolean;
  /** Announced while saving. */
  readonly savingLabel?: string;
}

/**
 * Turns a setting on or off immediately, without a confirm button. It is a checkbox underneath, so that it is submitted
 * with a form and works before hydration.
 */
export function Switch({
  id,
  label,
  hint,
  error,
  onChange,
  saving = false,
  savingLabel = texts.saving,
  className,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  return (
    <div className={classNames(styles.switch, className)}>
      <label className={styles.row} htmlFor={inputId}>
        <span className={styles.text}>{label}</span>
        {/* Reserved space, so that the label does not move. */}
        <span className={styles.saving}>{saving && <Spinner size="sm" />}</span>
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          role="switch"
          className={styles.track}
          aria-disabled={saving || undefined}
          aria-busy={saving || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={
            classNames(error !== undefined && errorId, hint !== undefined && hintId, describedBy) || undefined
          }
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            // `disabled` would drop focus; instead a change while saving is reverted.
            if (saving) event.target.checked = !event.target.checked;
            else onChange?.(event.target.checked);
          }}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
            // A checkbox only handles Space; a switch also toggles with Enter.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.currentTarget.click();
          }}
        />
      </label>
      <span className={styles.status} role="status">
        {saving && savingLabel}
      </span>
      {hint !== undefined && <FieldHint id={hintId}>{hint}</FieldHint>}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
