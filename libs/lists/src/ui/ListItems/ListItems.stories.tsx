import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import type { ListItem } from '../../contract/index.ts';
import { buildListItem } from '../../testing/index.ts';
import { ListItemRow } from '../ListItemRow/ListItemRow.tsx';
import { ListItems } from './ListItems.tsx';

const items = ['Ruled notebook', 'Gel pens, black', 'Desk lamp'].map((name, at) =>
  buildListItem({ itemId: `FS-${at + 1}`, itemDetails: { name } }),
);

const meta = {
  title: 'Lists/ListItems',
  component: ListItems<ListItem>,
  parameters: {
    receivesData: {
      Loading: 'the page shows a skeleton',
      Empty: 'the page shows the empty list',
      Failed: 'the page shows the error',
    },
  },
  tags: ['autodocs'],
  args: {
    items,
    keyOf: ({ itemId }) => itemId,
    renderRow: (item) => <ListItemRow item={item} onAddToCart={() => undefined} />,
    onMove: fn(),
  },
} satisfies Meta<typeof ListItems<ListItem>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A row is dragged after another one by its handle. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const rows = within(canvasElement).getAllByRole('listitem');
    const getHandles = () => [...canvasElement.querySelectorAll('[data-handle]')];
    await waitFor(() => expect(getHandles()).toHaveLength(rows.length));
    const handles = getHandles();
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(handles[0]!, { dataTransfer });
    await fireEvent.dragOver(rows[2]!, { dataTransfer });
    await fireEvent.drop(rows[2]!, { dataTransfer });
    await expect(args.onMove).toHaveBeenLastCalledWith('FS-1', 'FS-3');
    await fireEvent.dragStart(handles[2]!, { dataTransfer });
    await fireEvent.dragOver(rows[0]!, { dataTransfer });
    await fireEvent.drop(rows[0]!, { dataTransfer });
    await expect(args.onMove).toHaveBeenLastCalledWith('FS-3', undefined);
  },
};
/** A list that may not be changed: rows stay in place and have no handles. */
export const ReadOnly: Story = {
  args: { onMove: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-handle]')).toBeNull();
  },
};
export const LongContent: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, at) =>
      buildListItem({
        itemId: `FS-${at}`,
        itemDetails: { name: `Northfold storage box with lid, number ${at + 1}` },
      }),
    ),
  },
};
