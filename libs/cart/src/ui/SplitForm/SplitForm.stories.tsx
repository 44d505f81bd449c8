import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { getLineFields } from '../../model/index.ts';
import { buildInvoiceField, buildInvoiceInfo } from '../../testing/index.ts';
import { SplitForm } from './SplitForm.tsx';

const costCenter = buildInvoiceField({
  name: 'Cost center',
  list: [
    { value: '4711', description: 'Sales' },
    { value: '4712', description: 'Marketing' },
    { value: '4720', description: 'Workshop' },
  ],
  level: 'LINE',
});
const project = buildInvoiceField({
  name: 'Project',
  list: [{ value: 'ATLAS', description: 'New building' }],
  level: 'LINE',
});
const fields = getLineFields(buildInvoiceInfo({ costCenter, project }));

const meta = {
  title: 'Cart/SplitForm',
  component: SplitForm,
  tags: ['autodocs'],
  args: { name: 'Copy paper, 10 reams', price: 5000, fields, onSave: fn() },
  globals: { tenant: 'business' },
} satisfies Meta<typeof SplitForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An item without a cost center, which then gets one. */
export const Default: Story = {
  parameters: {
    state: 'cost center of an item',
    recipe:
      'sign in as studio@example.com on the business site, add 24110101, open /cc/mmx/cart/cost-centers',
    testedIn: 'libs/cart/src/feature/accounting/LineAccounting.test.tsx',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Cost center'), '4711');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Copy paper, 10 reams' }));
    await expect(args.onSave).toHaveBeenCalledWith([{ costCenter: '4711' }]);
  },
};

/** Parts by percentage, with what each pays. A sum other than 100 is refused at its field. */
export const ByPercentage: Story = {
  parameters: {
    state: 'item split by percentage',
    recipe: 'As before; then press "Add a part" and enter 60 and 40 percent.',
  },
  args: {
    splits: [
      { costCenter: '4711', project: 'ATLAS', percent: 60 },
      { costCenter: '4712', percent: 40 },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('$30.00')).toBeVisible();
    const [, second] = canvas.getAllByLabelText('Share (%)');
    await userEvent.clear(second!);
    await userEvent.type(second!, '30');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Copy paper, 10 reams' }));
    await expect(second).toHaveAccessibleDescription(/The percentages must add up to 100/);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove part 2 of Copy paper, 10 reams' }));
    await expect(canvas.getByRole('button', { name: 'Add a part to Copy paper, 10 reams' })).toHaveFocus();
  },
};

/** Parts by amount; the last one has the rest. */
export const ByAmount: Story = {
  parameters: { state: 'item split by amount', recipe: 'As before; then choose "Amount".' },
  args: { splits: [{ costCenter: '4711', amount: 12.5 }, { costCenter: '4712' }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/The rest/)).toHaveTextContent('The rest $37.50');
  },
};

/** The item became cheaper than the amounts. */
export const AmountsTooHigh: Story = {
  parameters: {
    state: 'split above the price',
    recipe: 'Split an item by amount, then lower its quantity in the cart.',
  },
  args: { ...ByAmount.args, price: 1000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Copy paper, 10 reams' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The amounts are higher than the price of this item.',
    );
  },
};
export const Saving: Story = {
  parameters: { state: 'split saving', recipe: 'Slow `/checkout/default`, then press "Save".' },
  args: { ...ByPercentage.args, isSaving: true },
};
export const Saved: Story = {
  parameters: { state: 'split saved', recipe: 'Press "Save".' },
  args: { ...ByPercentage.args, isSaved: true },
};
/** The cost center was removed in the meantime. */
export const Refused: Story = {
  parameters: {
    state: 'split refused',
    recipe: 'Open the page, run `npm run organizations -- cost-center NUMBER 4711 none`, then press "Save".',
  },
  args: {
    splits: [{ costCenter: '9999' }],
    error: { text: 'Your organization has no such cost center. Choose another one.' },
  },
};
/** Without a list, any code can be entered; a longer list only suggests its first page. */
export const AnyCode: Story = {
  parameters: { state: 'cost center as text', recipe: 'Storybook only: the demo has lists.' },
  args: {
    fields: getLineFields(
      buildInvoiceInfo({
        costCenter: { ...costCenter, totPages: 3 },
        project: { name: 'Project', description: '', type: 'TEXT', level: 'LINE', totPages: 1 },
      }),
    ),
  },
};
/** The form that applies to all items has no amounts. */
export const AllItems: Story = {
  parameters: { state: 'cost center of all items', recipe: 'Add a second item, then open the page.' },
  render: ({ name: _name, price: _price, ...args }) => (
    <SplitForm {...args} name="All items" submitLabel="Use for all items" />
  ),
};
export const LongContent: Story = {
  args: {
    name: 'Penlarch Fathom gel pens, 0.5 mm, blue, 12-pack '.repeat(3).trim(),
    splits: Array.from({ length: 8 }, (_, index) => ({
      costCenter: '4711',
      project: `P${index}`,
      percent: 12.5,
    })),
  },
  globals: { viewport: { value: 'narrow' }, tenant: 'business' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
