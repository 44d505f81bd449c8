import { Combobox as Base } from '@base-ui/react/combobox';
import { useState } from 'react';
import type { ComboboxOption, ComboboxProps } from './combobox-props.ts';
import { filterOptions, flattenOptions, listItems, type ListedItems } from './options.ts';

/** State of a hydrated combobox, and the callbacks that change it. */
export interface ComboboxState {
  /** Value of the selected option, or the text with `freeText`; empty for none. */
  readonly value: string;
  /** The selected option; null for none. */
  readonly selected: ComboboxOption | null;
  readonly items: ListedItems;
  /** The items that match the typed text. */
  readonly filteredItems: ListedItems;
  /** Number of options that match the typed text. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly selectOption: (option: ComboboxOption | null) => void;
  readonly setValue: (value: string) => void;
  /** Filters the options, or reports the text to `onSearch`. Texts for other reasons than typing are ignored. */
  readonly search: (text: string, reason: string) => void;
}

/** Keeps the value, the typed text and whether the list is open; filters the options unless the caller searches. */
export function useComboboxState(
  {
    options,
    value,
    defaultValue = '',
    onChange,
    onSearch,
    freeText = false,
    loading = false,
  }: Pick<
    ComboboxProps,
    'options' | 'value' | 'defaultValue' | 'onChange' | 'onSearch' | 'freeText' | 'loading'
  >,
  enteredEarly: string | undefined,
): ComboboxState {
  const { contains } = Base.useFilter();
  const [isOpenRequested, setOpenRequested] = useState(false);
  // Text typed since the list was opened; until then all options are shown, whatever the field contains.
  const [typed, setTyped] = useState('');
  const [ownValue, setOwnValue] = useState(enteredEarly ?? defaultValue);
  const [lastSelected, setLastSelected] = useState<ComboboxOption>();

  const current = value ?? ownValue;
  const text = typed.trim();
  const { items: filteredItems, count } = filterOptions(
    options,
    (option) => onSearch !== undefined || text === '' || contains(option, text),
  );
  const setValue = (next: string) => {
    setOwnValue(next);
    onChange?.(next);
  };

  return {
    value: current,
    selected: current === '' ? null : findSelected(current, flattenOptions(options), lastSelected),
    items: listItems(options),
    filteredItems,
    count,
    // With free text, "no results" is not announced.
    isOpen: isOpenRequested && (count > 0 || loading || !freeText),
    setOpen: (isOpen) => {
      setOpenRequested(isOpen);
      if (!isOpen) setTyped('');
    },
    selectOption: (option) => {
      setLastSelected(option ?? undefined);
      setValue(option?.value ?? '');
    },
    setValue,
    search: (next, reason) => {
      if (reason !== 'input-change') return;
      setTyped(next);
      onSearch?.(next);
    },
  };
}

/** Finds the selected option, which may not be among the options of the current search. */
function findSelected(
  value: string,
  options: readonly ComboboxOption[],
  lastSelected: ComboboxOption | undefined,
): ComboboxOption {
  return (
    options.find((option) => option.value === value) ??
    (lastSelected?.value === value ? lastSelected : { value, label: value })
  );
}
