import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '@foolscap/ui/components';
import { QuickOrderResults } from './QuickOrderResults.tsx';

const name = 'Northfold copy paper, letter, 500 sheets';
const unknown = {
  line: 12,
  itemId: '24110191',
  messages: [
    { code: 'ITEM_NOT_FOUND', type: 'ERROR' as const, description: 'We couldn’t find this item number.' },
  ],
  suggestions: [{ itemId: '24110101', name }],
};

const meta = {
  title: 'Lists/QuickOrderResults',
  component: QuickOrderResults,
  parameters: { receivesData: { Loading: 'the button of the form shows that rows are being added' } },
  tags: ['autodocs'],
  args: { added: 70, of: 70, problems: [], actions: <Link href="/cart">Go to cart</Link> },
} satisfies Meta<typeof QuickOrderResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** 67 of 70 rows were added; each of the others is listed with its number, the reason and a suggestion. */
export const BadRows: Story = {
  parameters: {
    state: 'quick-order bad rows',
    recipe: 'Open `/quick-order`, paste cells with an unknown item number and press “Add to cart”.',
    testedIn: 'libs/lists/src/feature/quick-order-feature.test.tsx',
  },
  args: {
    added: 67,
    problems: [
      unknown,
      {
        line: 41,
        itemId: '35500301',
        messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR', description: 'This item is out of stock.' }],
      },
      { line: 70, itemId: '24159003', fault: 'QUANTITY_INVALID', messages: [] },
    ],
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Rows that were not added' });
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      `Row 12 (24110191): We couldn’t find this item number. Did you mean 24110101, ${name}?`,
      'Row 41 (35500301): This item is out of stock.',
      'Row 70 (24159003): Enter 1 to 9,999.',
    ]);
  },
};

/** Rows were added with a different quantity than entered. */
export const Changed: Story = {
  args: {
    changed: [
      {
        line: 2,
        itemId: '24159003',
        messages: [
          {
            code: 'ORDER_MULTIPLE',
            type: 'WARN',
            description: 'Sold in multiples of 12, so we changed the quantity to 12.',
          },
        ],
      },
    ],
  },
};

/** No row was filled in. */
export const Empty: Story = { args: { added: 0, of: 0, actions: undefined } };

/** None of the rows was added. */
export const Failed: Story = { args: { added: 0, of: 1, problems: [unknown], actions: undefined } };

export const LongContent: Story = {
  args: {
    added: 440,
    of: 500,
    problems: Array.from({ length: 60 }, (_, at) => ({
      ...unknown,
      line: at + 1,
      itemId: 'NORTHFOLD-EXECUTIVE-CONFERENCE-NOTEBOOK-WITH-RIBBONS-2026',
    })),
  },
};
export const Phone: Story = { ...BadRows, globals: { viewport: { value: 'phone' } } };
