import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { examples } from './examples.ts';
import type { PropRow } from './readPropTables.mjs';

/** Up to this many options are all visible; more are a list. */
const VISIBLE_OPTIONS = 4;

type Control = Pick<InputType, 'control' | 'options' | 'mapping'>;

/** A control for plain values and for data with named examples; other props have a row without a control. */
export function getControl({ type }: Pick<PropRow, 'type'>): Control {
  const named = examples[type.summary];
  if (named) return { control: { type: 'select' }, options: Object.keys(named), mapping: named };
  switch (type.kind) {
    case 'choice': {
      const options = type.options ?? [];
      return { control: { type: options.length <= VISIBLE_OPTIONS ? 'inline-radio' : 'select' }, options };
    }
    case 'text':
    case 'number':
    case 'boolean':
      return { control: { type: type.kind } };
    default:
      return { control: { disable: true } };
  }
}

/** Storybook's name for a kind of type, from which it infers actions and the reset of a value. */
const storybookTypes = {
  choice: 'enum',
  text: 'string',
  number: 'number',
  boolean: 'boolean',
  function: 'function',
} as const;

/** Describes a prop for the tables and the controls. */
export function toArgType({ name, description, required, type, defaultValue }: PropRow): InputType {
  const kind = type.kind === 'node' || type.kind === 'value' ? undefined : storybookTypes[type.kind];
  return {
    name,
    description,
    type: {
      ...(kind === 'enum'
        ? { name: kind, value: type.options ?? [] }
        : { name: kind ?? 'other', value: type.summary }),
      required,
    } as InputType['type'],
    table: {
      type: { summary: type.summary, ...(type.detail ? { detail: type.detail } : {}) },
      ...(defaultValue ? { defaultValue: { summary: defaultValue } } : {}),
    },
    ...getControl({ type }),
  };
}

interface Documented {
  readonly __docgenInfo?: { readonly rows?: readonly PropRow[] };
}

/** Reads the table that the build has added to a component. */
export function extractArgTypes(component: unknown): Record<string, InputType> | null {
  const rows = (component as Documented | undefined)?.__docgenInfo?.rows;
  return rows ? Object.fromEntries(rows.map((row) => [row.name, toArgType(row)])) : null;
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** Describes the props that a story passes to the element, such as `onClick` or `name`: a row, and an editor for plain values only. */
function describeRest(name: string, argType: InputType | undefined, value: unknown): InputType {
  return {
    ...argType,
    name,
    description: name === 'children' ? 'The content.' : 'Passed on to the HTML element.',
    table: { type: { summary: typeof value === 'object' ? 'ReactNode' : typeof value } },
    ...(isPlain(value) ? {} : { control: { disable: true } }),
  };
}

/**
 * Fits the controls to a story's values: a slot with text is edited as text, and a value that is not in the table of the component's props
 * has a row, but no editor of raw objects.
 */
export const fitControls: ArgTypesEnhancer = ({ argTypes, initialArgs, component }) => {
  const documented = extractArgTypes(component) ?? {};
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const argType: InputType | undefined = argTypes[name];
      const value = initialArgs[name];
      if (!(name in documented) && name in initialArgs) return [name, describeRest(name, argType, value)];
      const isTextSlot = argType?.table?.type?.summary === 'ReactNode' && typeof value === 'string';
      return [name, isTextSlot ? { ...argType, control: { type: 'text' } } : argType];
    }),
  ) as typeof argTypes;
};
