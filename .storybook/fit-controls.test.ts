import { fitControls } from './fit-controls.ts';

// Storybook passes a whole story; the tests pass the fields that `fitControls` reads.
type Context = Parameters<typeof fitControls>[0];

/** Fits the control of one documented prop. */
function fit(kind: string, summary: string, value?: unknown) {
  const argTypes = { prop: { name: 'prop', type: { name: kind }, table: { type: { summary } } } };
  return fitControls({ argTypes, initialArgs: { prop: value } } as unknown as Context).prop;
}

test.each([
  ['enum', '"small" | "large"'],
  ['string', 'string'],
  ['number', 'number'],
  ['boolean', 'boolean'],
])('leaves Storybook the control of the type %s', (kind, summary) => {
  expect(fit(kind, summary)).not.toHaveProperty('control');
});

test.each([
  ['data', 'other', 'readonly Message[]'],
  ['a slot', 'other', 'ReactNode'],
  ['a callback', 'function', '() => void'],
])('%s has no control', (_, kind, summary) => {
  expect(fit(kind, summary, {})).toMatchObject({ control: { disable: true } });
});

test('offers named examples of data', () => {
  const { control, options, mapping } = fit('other', 'CartItem')!;
  expect(control).toEqual({ type: 'select' });
  expect(options).toContain('Out of stock');
  expect(Object.keys(mapping as object)).toEqual(options);
  expect(fit('other', 'readonly FoundStore[]')).toMatchObject({ options: ['None', 'One', 'Several'] });
});

test('a slot that holds text is edited as text', () => {
  expect(fit('other', 'ReactNode', 'Add to cart')).toMatchObject({ control: { type: 'text' } });
});

test('what is passed on to the element has a row, and never an editor of raw objects', () => {
  const initialArgs = { onClick: () => undefined, style: {}, name: 'qty' };
  expect(fitControls({ argTypes: {}, initialArgs } as unknown as Context)).toMatchObject({
    onClick: { description: 'Passed on to the HTML element.', control: { disable: true } },
    style: { control: { disable: true } },
    name: { table: { type: { summary: 'string' } } },
  });
});

test.each([
  ['readonly Message[] | undefined', 'Message[]'],
  ['((qty: number) => void)', '(qty: number) => void'],
  ['(() => void) | ((qty: number) => void)', '(() => void) | ((qty: number) => void)'],
  ['ReactElement<unknown, string | JSXElementConstructor<any>>', 'ReactElement'],
  ['ReactElement<LinkProps, string | JSXElementConstructor<any>>', 'ReactElement<LinkProps>'],
])('shortens the type %s', (type, summary) => {
  expect(fit('other', type)?.table?.type?.summary).toBe(summary);
});

test.each([
  ['"primary"', '"primary"'],
  ['Type.Integer()', undefined],
])('shows the default value %s as %s', (summary, shown) => {
  const table = { type: { summary: 'number' }, defaultValue: { summary } };
  const argTypes = { prop: { name: 'prop', type: { name: 'number' }, table } };
  const { prop } = fitControls({ argTypes, initialArgs: {} } as unknown as Context);
  expect(prop?.table?.defaultValue?.summary).toBe(shown);
});
