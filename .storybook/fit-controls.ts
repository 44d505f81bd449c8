import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { shortenType } from './docgen.mjs';
import { examples } from './examples.ts';

/** Kinds of values that Storybook can edit. */
const PLAIN = new Set(['string', 'number', 'boolean', 'enum']);

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

const isSchema = (value: { summary?: string | undefined } | undefined) => value?.summary?.startsWith('Type.');

/** Describes what a story passes on to the element, such as `onClick` or `name`: a row, and an editor for plain values only. */
function describeRest(name: string, argType: InputType | undefined, value: unknown): InputType {
  return {
    ...argType,
    name,
    description: name === 'children' ? 'The content.' : 'Passed on to the HTML element.',
    table: { type: { summary: typeof value === 'object' ? 'ReactNode' : typeof value } },
    ...(isPlain(value) ? {} : { control: { disable: true } }),
  };
}

/** Chooses the control of a documented prop, and shortens its type. */
function fit(argType: InputType, value: unknown): InputType {
  const { type, defaultValue, ...table } = argType.table ?? {};
  const summary = shortenType(type?.summary ?? '');
  const fitted = {
    ...argType,
    // A default such as `line.qty` is read as its schema, which says nothing.
    table: { ...table, type: { ...type, summary }, ...(isSchema(defaultValue) ? {} : { defaultValue }) },
  };
  const named = examples[summary];
  if (named) return { ...fitted, control: { type: 'select' }, options: Object.keys(named), mapping: named };
  if (summary === 'ReactNode' && typeof value === 'string') return { ...fitted, control: { type: 'text' } };
  const kind = typeof argType.type === 'object' ? argType.type.name : argType.type;
  return PLAIN.has(kind ?? '') ? fitted : { ...fitted, control: { disable: true } };
}

/**
 * Fits the controls to a story's values: data has named examples or no control, because an edited object would be no valid data; a
 * slot that holds text is edited as text; and what is not in the table of the component's props has a row.
 */
export const fitControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const argType: InputType | undefined = argTypes[name];
      const value = initialArgs[name];
      const isDocumented = argType?.table?.type !== undefined;
      return [name, isDocumented ? fit(argType, value) : describeRest(name, argType, value)];
    }),
  ) as typeof argTypes;
};
