import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useHydrated } from '../../components/use-hydrated.ts';
import type { ComboboxProps } from './combobox-props.ts';

/** User input before hydration. */
export interface EarlyInput {
  /** Undefined if the field was never rendered by the server. */
  readonly value?: string;
  readonly focused: boolean;
}

/**
 * Takes over the value and the focus of the native control once the page is hydrated. A changed value is reported to
 * `onChange`.
 *
 * @returns `nativeControl` is the ref of the native control; `earlyInput` is undefined until hydration
 */
export function useEarlyInput({
  value,
  defaultValue = '',
  onChange,
}: Pick<ComboboxProps, 'value' | 'defaultValue' | 'onChange'>): {
  readonly nativeControl: RefObject<HTMLInputElement | HTMLSelectElement | null>;
  readonly earlyInput: EarlyInput | undefined;
} {
  const hydrated = useHydrated();
  const nativeControl = useRef<HTMLInputElement | HTMLSelectElement>(null);
  const [earlyInput, setEarlyInput] = useState<EarlyInput | undefined>(
    hydrated ? { focused: false } : undefined,
  );

  useLayoutEffect(() => {
    const element = nativeControl.current;
    if (!element) return;
    const entered = element.value;
    setEarlyInput({ focused: element.ownerDocument.activeElement === element, value: entered });
    if (entered !== (value ?? defaultValue)) onChange?.(entered);
    // Once, when script takes over; later changes are not input before hydration.
  }, []);

  return { nativeControl, earlyInput };
}
