import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FoundListItem, ListItemSearchData } from '../../contract/index.ts';
import { LIST_ERRORS } from '../../model/index.ts';
import { FoundItems } from './FoundItems.tsx';

const item = (at: number, overrides: Partial<FoundListItem> = {}): FoundListItem => ({
  listId: 'office',
  listName: 'Office basics',
  listItemId: `entry-${at}`,
  itemId: `2411010${at}`,
  qty: at + 1,
  name: `Northfold ruled notebook, A${at + 3}`,
  imageUrl: `/media/p/FS-${at}.svg`,
  itemUrl: '#product',
  units: 'each',
  finalPricePerUnit: 4.49,
  isOutOfStock: false,
  ...overrides,
});
const page = (items: FoundListItem[], { number = 1, total = items.length } = {}): ListItemSearchData => ({
  items,
  metadata: {
    pagination: { page: number, size: 50, pages: Math.ceil(total / 50) },
    totalItems: total,
    itemCount: items.length,
  },
});
const ofLab = { listId: 'lab', listName: 'Lab supplies' };

const meta = {
  title: 'Lists/FoundItems',
  component: FoundItems,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: {
    text: 'notebook',
    found: page([item(0), item(1, { note: 'For the front desk' }), item(2, ofLab)]),
    onRetry: fn(),
    hrefForList: (listId) => `#${listId}`,
    hrefForPage: (number) => `#page=${number}`,
  },
} satisfies Meta<typeof FoundItems>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Items of two lists, each below a link to its list. */
export const Default: Story = {
  parameters: {
    state: 'items found',
    recipe: 'Open “Lists” in the header, press “All lists” and find an item.',
    testedIn: 'libs/lists/src/feature/item-search.test.tsx',
  },
  play: async ({ canvasElement }) => {
    const lists = within(canvasElement).getAllByRole('heading', { level: 2 });
    await expect(lists.map(({ textContent }) => textContent)).toEqual(['Office basics', 'Lab supplies']);
    const lab = within(within(canvasElement).getByRole('region', { name: 'Lab supplies' }));
    await expect(lab.getAllByRole('listitem')).toHaveLength(1);
    await expect(lab.getByRole('link', { name: 'Lab supplies' })).toHaveAttribute('href', '#lab');
  },
};
export const Loading: Story = { args: { found: undefined } };
export const Empty: Story = { args: { found: page([]) } };
export const Failed: Story = {
  args: { found: undefined, error: LIST_ERRORS.NETWORK },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
/** The second of three pages. */
export const SecondPage: Story = {
  args: { found: page([item(0), item(1)], { number: 2, total: 120 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Showing 51 to 52 of 120 items\./)).toBeVisible();
    await expect(
      within(canvasElement).getByRole('navigation', { name: 'Pages of items found' }),
    ).toBeVisible();
  },
};
export const LongContent: Story = {
  args: {
    text: 'everything',
    found: page([
      item(0, {
        listName: 'Everything the third floor needs for the quarterly review and the move to Framingham',
        name: 'Northfold recycled multipurpose copy paper, letter, 20 lb, 92 bright, 500 sheets, case of 10 reams',
        note: 'Only the recycled one, and only if it arrives before the end of the month; ask Dana otherwise.',
        qty: 9999,
      }),
    ]),
  },
};
