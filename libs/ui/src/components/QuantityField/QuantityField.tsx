import { useId, useState, type KeyboardEvent } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './QuantityField.module.scss';

/** The way in which a quantity was entered: as a number, or step by step from the current one with a button or an arrow key. */
export type QuantityEntry = 'typed' | 'step';

export interface QuantityFieldProps {
  /** The quantity that holds now. */
  readonly value: number;
  /** A new whole quantity between `min` and `max`; never called with the one that holds already. */
  readonly onCommit?: ((next: number, entry: QuantityEntry) => void) | undefined;
  /** Name of the thing that is counted, for "Quantity of ..." */
  readonly label: string;
  /** Name of the field; "Quantity of" the thing unless told. */
  readonly fieldLabel?: string;
  /** Name of the minus; "Decrease quantity of" the thing unless told. */
  readonly decreaseLabel?: string;
  /** Name of the plus; "Increase quantity of" the thing unless told. */
  readonly increaseLabel?: string;
  /** The least that can be chosen; 1 unless told. */
  readonly min?: number;
  /** 999 unless told: the field takes three digits (cart 5). */
  readonly max?: number;
  /** The last change is on its way; further changes are still taken. */
  readonly busy?: boolean | undefined;
  /** Nothing of it answers. */
  readonly disabled?: boolean | undefined;
  /** What is wrong and what to do. */
  readonly error?: string | undefined;
  /** Id of further words about the field. */
  readonly describedBy?: string | undefined;
  /** Name of the form value, for forms that are sent without script. */
  readonly name?: string | undefined;
  /** Id of the field itself; one is made up unless told. */
  readonly id?: string | undefined;
  /** A class of the place that it stands in. */
  readonly className?: string | undefined;
}

/** What stands in the field and is not counted yet. */
interface Typed {
  /** Digits alone. */
  readonly text: string;
  /** Something that is no digit came after them: what follows it belongs to no whole number. */
  readonly ended: boolean;
}

/**
 * The whole number that a text begins with. Leaving out what is no digit would make 15 of "1.5" and 13 of "1e3";
 * below nothing is the least there can be.
 */
function wholeNumberOf(text: string, min: number): Typed {
  const [, minus, digits = '', rest] = /^\s*([-\u2212]?)(\d*)(.*)$/s.exec(text) ?? [];
  return minus ? { text: String(min), ended: true } : { text: digits, ended: rest?.trim() !== '' };
}

/**
 * How many: minus, a field of digits, plus. The buttons change the quantity at once; typing counts when the
 * field is left or Enter is pressed, and of what is no whole number the digits before that; an empty field goes back to the quantity that holds.
 */
export function QuantityField({
  value,
  onCommit,
  label,
  fieldLabel = `Quantity of ${label}`,
  decreaseLabel = `Decrease quantity of ${label}`,
  increaseLabel = `Increase quantity of ${label}`,
  min = 1,
  max = 999,
  busy = false,
  disabled = false,
  error,
  describedBy,
  name,
  id,
  className,
}: QuantityFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = `${ownId}-error`;
  // Undefined while nobody types.
  const [entry, setEntry] = useState<Typed>();
  const typed = entry?.text;

  const commit = (next: number, how: QuantityEntry) => {
    setEntry(undefined);
    const clamped = Math.min(max, Math.max(min, next));
    if (clamped !== value) onCommit?.(clamped, how);
  };
  const commitTyped = () => {
    if (typed === undefined) return;
    if (typed === '') setEntry(undefined);
    else commit(Number(typed), 'typed');
  };
  const current = typed === undefined || typed === '' ? value : Number(typed);
  const step = (by: number) => {
    // A step from a number that was just typed results in a number, too.
    commit(current + by, current === value ? 'step' : 'typed');
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commitTyped();
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    }
    if (event.key === 'Escape') setEntry(undefined);
  };
  const stepper = (by: -1 | 1) => {
    const less = by < 0;
    const atEnd = less ? current <= min : current >= max;
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={less ? decreaseLabel : increaseLabel}
        aria-controls={inputId}
        // The button at the end of the range keeps its focus and only says that it is off.
        aria-disabled={disabled || atEnd || undefined}
        onClick={() => {
          if (!disabled && !atEnd) step(by);
        }}
      >
        <Icon name={less ? 'minus' : 'plus'} size="small" />
      </button>
    );
  };

  return (
    <div className={classNames(styles.wrap, className)}>
      <div
        className={classNames(
          styles.field,
          busy && styles.busy,
          disabled && styles.disabled,
          error !== undefined && styles.wrong,
        )}
        role="group"
        aria-label={fieldLabel}
        aria-busy={busy || undefined}
      >
        {stepper(-1)}
        <input
          id={inputId}
          className={styles.input}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          maxLength={String(max).length}
          name={name}
          value={typed ?? String(value)}
          disabled={disabled}
          aria-label={fieldLabel}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={classNames(error !== undefined && errorId, describedBy) || undefined}
          onChange={(event) => {
            const next = event.target.value;
            // More of a text that has ended, key by key: the "5" of "1.5".
            const goesOn =
              entry?.ended === true && next.length > entry.text.length && next.startsWith(entry.text);
            if (!goesOn) setEntry(wholeNumberOf(next, min));
          }}
          onFocus={(event) => {
            event.target.select();
          }}
          onBlur={commitTyped}
          onKeyDown={keyDown}
        />
        {stepper(1)}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" size="small" />
          {error}
        </p>
      )}
    </div>
  );
}
