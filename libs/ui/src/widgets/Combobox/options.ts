import type { ComboboxGroup, ComboboxOption, ComboboxProps } from './combobox-props.ts';

/** A group in the shape that Base UI lists. */
export interface ListedGroup {
  readonly value: string;
  readonly items: readonly ComboboxOption[];
}

/** Options in the shape that Base UI lists: all of them, or all in groups. */
export type ListedItems = readonly ComboboxOption[] | readonly ListedGroup[];

type Options = ComboboxProps['options'];

const isGrouped = (options: Options): options is readonly ComboboxGroup[] =>
  options.length > 0 && 'options' in options[0]!;

/** Lists the options of all groups. */
export const flattenOptions = (options: Options): readonly ComboboxOption[] =>
  isGrouped(options) ? options.flatMap((group) => group.options) : (options as readonly ComboboxOption[]);

/** Converts options to the shape that Base UI lists. */
export const listItems = (options: Options): ListedItems =>
  isGrouped(options)
    ? options.map((group) => ({ value: group.label, items: group.options }))
    : (options as readonly ComboboxOption[]);

/** Keeps the options that match. Groups without a matching option are dropped. */
export function filterOptions(
  options: Options,
  matches: (option: ComboboxOption) => boolean,
): { readonly items: ListedItems; readonly count: number } {
  const count = flattenOptions(options).filter(matches).length;
  if (!isGrouped(options)) return { items: (options as readonly ComboboxOption[]).filter(matches), count };
  const items = options
    .map((group): ListedGroup => ({ value: group.label, items: group.options.filter(matches) }))
    .filter((group) => group.items.length > 0);
  return { items, count };
}
