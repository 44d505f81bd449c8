import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { INITIAL_LISTS_FORM } from '../../model/index.ts';
import { buildShoppingList } from '../../testing/index.ts';
import { ListsToolbar } from '../ListsToolbar/ListsToolbar.tsx';
import { AddToListForm } from './AddToListForm.tsx';

const lists = [
  buildShoppingList({ itemCount: 24 }),
  buildShoppingList({ id: 'list-2', name: 'Lab supplies', accessLevel: 'SHARED', itemCount: 1 }),
];

const meta = {
  title: 'Lists/AddToListForm',
  component: AddToListForm,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: { lists, itemCount: 1, onAdd: fn(), onCreate: fn() },
} satisfies Meta<typeof AddToListForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The most recent list is selected. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /^Office basics/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^Lab supplies/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add item' }));
    await expect(args.onAdd).toHaveBeenCalledWith('list-2');
    (document.activeElement as HTMLElement).blur();
  },
};

/** A new list is created for the items. */
export const NewList: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'A new list' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create list and add' }));
    await expect(canvas.getByRole('textbox', { name: 'List name' })).toHaveAccessibleDescription(
      'List name is required',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'List name' }), 'Move');
    await userEvent.click(canvas.getByRole('button', { name: 'Create list and add' }));
    await expect(args.onCreate).toHaveBeenCalledWith(expect.objectContaining({ name: 'Move' }));
    (document.activeElement as HTMLElement).blur();
  },
};

/** The item is already on a list. */
export const AlreadySaved: Story = {
  args: { savedIn: ['list-2'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /^Lab supplies/ })).toHaveAccessibleDescription(
      /already on this list/,
    );
    await expect(canvas.getByText('On your lists: Lab supplies')).toBeInTheDocument();
  },
};

/** If there are no lists, the new-list form is shown immediately. */
export const Empty: Story = { args: { lists: [] } };
export const Loading: Story = { args: { lists: undefined } };
/** The lists could not be loaded. */
export const Failed: Story = {
  args: { lists: undefined, loadError: 'We couldn’t load your lists.', onRetry: fn() },
};
/** The chosen list has no room left. */
export const AddFailed: Story = {
  parameters: {
    state: 'add failed',
    recipe:
      'Press “Add to list” on a product page, block `/item` in the browser’s tools, then press “Add item”.',
  },
  args: {
    failure: {
      code: 'LIST_FULL',
      message: 'This list has 10,000 items, the maximum. Remove some or use another list.',
    },
  },
};
const manyLists = Array.from({ length: 100 }, (_, at) =>
  buildShoppingList({ id: `list-${at}`, name: `Project ${at + 1}`, itemCount: at }),
);
const tools = (SearchText: string) => (
  <ListsToolbar narrow form={{ ...INITIAL_LISTS_FORM, SearchText }} onChange={fn()} />
);

/** More lists than fit on one page, with their search; the button stays in view. */
export const ManyLists: Story = {
  parameters: {
    state: 'add to list, many lists',
    recipe: 'Create more than a hundred lists, then press “Add to list” on a product.',
    testedIn: 'libs/lists/src/feature/AddToList.test.tsx',
  },
  args: { lists: manyLists, tools: tools(''), onMore: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('searchbox', { name: 'Search lists' })).toBeVisible();
    const more = canvas.getByRole('button', { name: 'Show more lists' });
    await userEvent.click(more);
    await expect(args.onMore).toHaveBeenCalledTimes(1);
    more.blur();
  },
};
/** No list matches the search; a new one can be created. */
export const NoMatch: Story = {
  parameters: {
    state: 'add to list, no match',
    recipe: 'Create six lists, press “Add to list” on a product, then search for “zzz”.',
    testedIn: 'libs/lists/src/feature/AddToList.test.tsx',
  },
  args: { lists: [], filtered: true, tools: tools('zzz') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No lists match.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create list and add' })).toBeVisible();
  },
};
/** An item saved for later moves to the list. */
export const Move: Story = {
  parameters: {
    state: 'move to list',
    recipe: 'Save a line of the cart for later, then press “Move to list”.',
    testedIn: 'libs/lists/src/feature/AddToList.test.tsx',
  },
  args: { isMove: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Move item' })).toBeVisible();
  },
};
export const SeveralItems: Story = { args: { itemCount: 12 } };
export const Busy: Story = { args: { busy: true } };
export const LongContent: Story = {
  args: {
    lists: Array.from({ length: 12 }, (_, at) =>
      buildShoppingList({
        id: `list-${at}`,
        name: `Everything the third floor needs for the quarterly review, part ${at + 1}`,
        itemCount: 10_000,
      }),
    ),
  },
};
