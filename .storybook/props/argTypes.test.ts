import { extractArgTypes, fitControls, getControl, toArgType } from './argTypes.ts';
import type { PropRow } from './readPropTables.mjs';

const row = (name: string, type: PropRow['type']): PropRow => ({
  name,
  description: 'What it is for.',
  required: false,
  type,
});
const choice = (...options: string[]) => ({ kind: 'choice' as const, summary: 'Size', options });

test.each([
  [
    'a few options',
    choice('small', 'large'),
    { control: { type: 'inline-radio' }, options: ['small', 'large'] },
  ],
  ['many options', choice('a', 'b', 'c', 'd', 'e'), { control: { type: 'select' } }],
  ['text', { kind: 'text', summary: 'string' }, { control: { type: 'text' } }],
  ['a number', { kind: 'number', summary: 'number' }, { control: { type: 'number' } }],
  ['a boolean', { kind: 'boolean', summary: 'boolean' }, { control: { type: 'boolean' } }],
  ['data', { kind: 'value', summary: 'Message[]' }, { control: { disable: true } }],
  ['a slot', { kind: 'node', summary: 'ReactNode' }, { control: { disable: true } }],
  ['a callback', { kind: 'function', summary: '() => void' }, { control: { disable: true } }],
] as const)('chooses the control of %s', (_, type, control) => {
  expect(getControl({ type: type as PropRow['type'] })).toMatchObject(control);
});

test('offers named examples of data', () => {
  const { control, options, mapping } = getControl({ type: { kind: 'value', summary: 'CartItem' } });
  expect(control).toEqual({ type: 'select' });
  expect(options).toContain('Out of stock');
  expect(Object.keys(mapping as object)).toEqual(options);
});

test('describes a prop with its type, its members and its default', () => {
  const line = row('line', { kind: 'value', summary: 'Line', detail: '{\n  qty: number;\n}' });
  expect(toArgType({ ...line, required: true, defaultValue: 'NO_LINE' })).toMatchObject({
    description: 'What it is for.',
    type: { name: 'other', required: true },
    table: {
      type: { summary: 'Line', detail: '{\n  qty: number;\n}' },
      defaultValue: { summary: 'NO_LINE' },
    },
  });
});

test('a component without a table has no types', () => {
  expect(extractArgTypes(() => null)).toBeNull();
});

type Context = Parameters<typeof fitControls>[0];
const fit = (rows: PropRow[], initialArgs: Record<string, unknown>) => {
  const component = Object.assign(() => null, { __docgenInfo: { rows } });
  const argTypes = extractArgTypes(component) as Context['argTypes'];
  // Storybook passes a whole story; these three fields are what `fitControls` reads.
  return fitControls({ component, argTypes, initialArgs } as unknown as Context);
};

test('a slot that holds text is edited as text', () => {
  const slot = row('children', { kind: 'node', summary: 'ReactNode' });
  expect(fit([slot], { children: 'Add to cart' })).toMatchObject({ children: { control: { type: 'text' } } });
  expect(fit([slot], { children: {} })).toMatchObject({ children: { control: { disable: true } } });
});

test('what is passed on to the element has a row, and never an editor of raw objects', () => {
  expect(fit([], { onClick: () => undefined, style: {}, name: 'qty' })).toMatchObject({
    onClick: { description: 'Passed on to the HTML element.', control: { disable: true } },
    style: { control: { disable: true } },
    name: { table: { type: { summary: 'string' } } },
  });
});
