import { useRef, type ChangeEvent } from 'react';
import { applyMask, formatValue, type Mask } from './mask.ts';

export interface MaskedInputOptions {
  readonly mask: Mask;
  /** Controlled digits; other characters are ignored. */
  readonly value?: string | undefined;
  /** Initial digits of an uncontrolled field. */
  readonly defaultValue?: string | undefined;
  /** Called with the digits when they change. */
  readonly onChange?: ((digits: string) => void) | undefined;
}

/** Props for the `input`. */
export interface MaskedInputProps {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * Formats the digits of an input in groups while they are typed, pasted or autofilled, and keeps the caret in place.
 * The input keeps the formatted text; the caller gets digits.
 */
export function useMaskedInput({
  mask,
  value,
  defaultValue,
  onChange,
}: MaskedInputOptions): MaskedInputProps {
  const shownFirst = formatValue(value ?? defaultValue ?? '', mask);
  const shown = useRef(shownFirst);
  return {
    ...(value === undefined ? { defaultValue: shownFirst } : { value: shownFirst }),
    onChange: (event) => {
      const input = event.currentTarget;
      const { inputType } = event.nativeEvent as InputEvent;
      const before = value === undefined ? shown.current : shownFirst;
      const after = applyMask(
        {
          before,
          typed: input.value,
          caret: input.selectionStart ?? input.value.length,
          forward: inputType === 'deleteContentForward',
        },
        mask,
      );
      // Updates the DOM synchronously: React then finds the value unchanged and does not move the caret.
      input.value = after.text;
      if (input.ownerDocument.activeElement === input) input.setSelectionRange(after.caret, after.caret);
      shown.current = after.text;
      if (after.text !== before) onChange?.(after.digits);
    },
  };
}
