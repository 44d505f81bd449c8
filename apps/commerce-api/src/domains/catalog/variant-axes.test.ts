import { variantAxes, type VariantRow } from './variant-axes.ts';

const row = (
  sku: string,
  variant: Record<string, string>,
  special: Partial<VariantRow> = {},
): VariantRow => ({
  sku,
  name: `Pen ${sku}`,
  variant,
  color: '#112233',
  available: 5,
  ...special,
});

const PENS = [
  row('1', { Pack: '12-Pack', Color: 'Black' }),
  row('2', { Pack: '4-Pack', Color: 'Black' }),
  row('3', { Pack: '12-Pack', Color: 'Blue' }, { available: 0 }),
  row('4', { Pack: '4-Pack', Color: 'Blue' }),
  row('5', { Pack: '4-Pack', Color: 'Red' }),
];
const leadsTo = (axes: ReturnType<typeof variantAxes>, axis: string) =>
  Object.fromEntries(
    axes.find(({ name }) => name === axis)!.values.map(({ value, itemId }) => [value, itemId]),
  );

it('keeps the other choices where possible, and otherwise picks the nearest variant', () => {
  const axes = variantAxes('1', PENS, ['Color']);
  expect(leadsTo(axes, 'Color')).toEqual({ Black: '1', Blue: '3', Red: '5' });
  expect(leadsTo(axes, 'Pack')).toEqual({ '4-Pack': '2', '12-Pack': '1' });
});

it('orders axes as in the specifications, and numeric values ascending', () => {
  const axes = variantAxes('1', PENS, ['Color']);
  expect(axes.map(({ name }) => name)).toEqual(['Color', 'Pack']);
  expect(axes[1]!.values.map(({ value }) => value)).toEqual(['4-Pack', '12-Pack']);
});

it('marks the selected and the unavailable values', () => {
  const colors = variantAxes('1', PENS, ['Color'])[0]!.values;
  expect(colors.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(['Black']);
  expect(colors.filter(({ available }) => !available).map(({ value }) => value)).toEqual(['Blue']);
  expect(colors[0]).toMatchObject({ color: '#112233', itemUrl: '/p/1/pen-1' });
});

it('prefers an in-stock variant among equally near ones', () => {
  const rows = [
    row('1', { Size: 'S', Color: 'Black' }),
    row('2', { Size: 'M', Color: 'Blue' }, { available: 0 }),
    row('3', { Size: 'L', Color: 'Blue' }),
  ];
  expect(leadsTo(variantAxes('1', rows, []), 'Color')).toMatchObject({ Blue: '3' });
});

it('offers no choice for a single variant', () => {
  expect(variantAxes('1', [row('1', { Color: 'Black' })], [])).toEqual([]);
  expect(variantAxes('9', PENS, [])).toEqual([]);
});
