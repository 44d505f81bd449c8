import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildShoppingList } from '../../testing/index.ts';
import { ListTable } from './ListTable.tsx';

const own = buildShoppingList({ itemCount: 24, favorite: true });
const shared = buildShoppingList({
  id: 'list-2',
  name: 'Lab supplies',
  accessLevel: 'SHARED',
  ownerName: 'Dana Whitfield',
  manageable: false,
  allowedAccessLevel: [],
  itemCount: 112,
  modifiedDate: '2026-11-03T10:00:00.000Z',
});
const global = buildShoppingList({
  id: 'list-3',
  name: 'Approved furniture',
  accessLevel: 'GLOBAL',
  ownerName: 'Sam Okafor',
  manageable: false,
  readOnly: true,
  allowedAccessLevel: [],
  itemCount: 1,
  modifiedDate: '2026-09-14T10:00:00.000Z',
});

const meta = {
  title: 'Lists/ListTable',
  component: ListTable,
  parameters: { receivesData: { Failed: 'the page shows the error above the table' } },
  tags: ['autodocs'],
  args: {
    lists: [own, shared, global],
    hrefFor: ({ id }) => `#${id}`,
    onFavorite: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof ListTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Personal, shared and global lists; only own lists can be edited. */
export const Default: Story = {
  parameters: {
    state: 'private, shared, global',
    recipe: 'Open “Lists” in the header as a member of Ridgeline Clinic on the business site.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const name of ['List name', 'Modified On', 'List type', 'Actions'])
      await expect(canvas.getByRole('columnheader', { name })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Favorite: Lab supplies' }));
    await expect(args.onFavorite).toHaveBeenCalledWith(shared, true);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Office basics' }));
    await expect(args.onEdit).toHaveBeenCalledWith(own);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete: Office basics' }));
    await expect(args.onDelete).toHaveBeenCalledWith(own);
    await expect(canvas.queryByRole('button', { name: 'Edit: Lab supplies' })).toBeNull();
    (document.activeElement as HTMLElement).blur();
  },
};

/** A list that the member may only read. */
export const ReadOnly: Story = {
  parameters: {
    state: 'read-only',
    recipe: 'Open “Lists” in the header as a buyer on the business site: global lists are read-only.',
  },
  args: { lists: [global] },
};

/** A list that other members of the organization use. */
export const Shared: Story = { args: { lists: [shared] } };

export const SingleList: Story = {
  parameters: { state: 'single', recipe: 'Create one list.' },
  args: { lists: [own] },
};

/** The maximum number of favorites is reached: the star of another list explains why it does nothing. */
export const FavoritesFull: Story = {
  parameters: { state: 'favorites full', recipe: 'Mark ten lists as favorites.' },
  args: { maxFavoriteReached: true },
  play: async ({ canvasElement, args }) => {
    const star = within(canvasElement).getByRole('button', { name: 'Favorite: Lab supplies' });
    await expect(star).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(star);
    await expect(args.onFavorite).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Favorite: Office basics' }));
    await expect(args.onFavorite).toHaveBeenCalledWith(own, false);
    (document.activeElement as HTMLElement).blur();
  },
};

export const WithoutCounts: Story = { args: { showCount: false } };
export const Loading: Story = {
  parameters: { state: 'skeleton', recipe: 'Open “Lists” in the header on a slow connection.' },
  args: { lists: undefined },
};
/** A newer page is loading. */
export const LoadingPage: Story = { args: { loading: true } };
export const Empty: Story = {
  parameters: {
    state: 'empty',
    recipe: 'Open “Lists” in the header as a new visitor.',
    testedIn: 'libs/lists/src/state/lists.sagas.test.ts',
  },
  args: { lists: [] },
};
/** The filter excludes all lists. */
export const FilterNone: Story = {
  parameters: { state: 'filter none', recipe: 'Open “Lists” in the header and search for “zzz”.' },
  args: { lists: [], filtered: true },
};
export const LongContent: Story = {
  args: {
    lists: [
      {
        ...shared,
        name: 'Everything the third floor needs for the quarterly review and the move to the annex',
        ownerName: 'Maximiliana Featherstonehaugh-Worthington',
        itemCount: 10_000,
      },
      // A name without a space to break at, of characters of two or more units.
      { ...own, id: 'pictures', name: '🖇️📎✂️🗂️👩🏽‍💻'.repeat(5) },
      own,
    ],
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Lists' });
    await expect(table.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(within(table).getAllByRole('button', { name: /^Delete:/ }).length).toBeGreaterThan(0);
  },
};
/** The actions of a row fit. */
export const Phone: Story = { ...LongContent, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
