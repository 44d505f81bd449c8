import { useRef, type ChangeEvent } from 'react';
import { applyMask, formatValue, type Mask } from './mask.ts';

export interface MaskedInputOptions {
  readonly mask: Mask;
  /** The digits, where the caller keeps them; what else stands in it is left out. */
  readonly value?: string | undefined;
  /** The digits at first, where the field keeps them. */
  readonly defaultValue?: string | undefined;
  /** Called with the digits whenever they change. */
  readonly onChange?: ((digits: string) => void) | undefined;
}

/** What an `input` takes over from the mechanism. */
export interface MaskedInputProps {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * Sets the digits of an input in groups while they are typed, pasted or filled in by the browser, and keeps the caret where it
 * was meant to be. The text stays in the input; what the caller hears of are digits.
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
      // At once and in place: by the time React has drawn it, it stands there already, and the caret is not lost.
      input.value = after.text;
      if (input.ownerDocument.activeElement === input) input.setSelectionRange(after.caret, after.caret);
      shown.current = after.text;
      if (after.text !== before) onChange?.(after.digits);
    },
  };
}
