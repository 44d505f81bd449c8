import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '@foolscap/ui/components';
import type { ListCard } from '../../contract/index.ts';
import { ListCards } from './ListCards.tsx';

const card = (at: number, overrides: Partial<ListCard> = {}): ListCard => ({
  id: `list-${at}`,
  name: ['Office basics', 'Lab supplies', 'Kitchen', 'Move', 'Archive', 'Old'][at] ?? `List ${at}`,
  accessLevel: 'PERSONAL',
  favorite: false,
  itemCount: 12 * (at + 1),
  imageUrls: ['/media/p/FS-1.svg', '/media/p/FS-2.svg', '/media/p/FS-3.svg'],
  ...overrides,
});

const meta = {
  title: 'Lists/ListCards',
  component: ListCards,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: {
    cards: [card(0), card(1, { accessLevel: 'SHARED' }), card(2, { itemCount: 1, imageUrls: [] })],
    hrefFor: ({ id }) => `#${id}`,
    actions: <Button size="small">All lists</Button>,
  },
} satisfies Meta<typeof ListCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** More than five lists: the short view has five (storefront-9.20). */
export const More: Story = {
  parameters: { state: 'short view', recipe: 'Create six lists, then open the lists in the header.' },
  args: { cards: Array.from({ length: 6 }, (_, at) => card(at)) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(5);
    await expect(within(canvasElement).queryByText('Old')).toBeNull();
  },
};
export const Loading: Story = { args: { cards: undefined } };
export const Empty: Story = { args: { cards: [] } };
export const Failed: Story = {
  parameters: {
    state: 'short view, load error',
    recipe: 'Block `/getListCardData`, then open the lists in the header.',
  },
  args: { cards: undefined, error: 'We couldn’t load your lists.', onRetry: fn() },
};
export const LongContent: Story = {
  args: {
    cards: [card(0, { name: 'Everything the third floor needs for the quarterly review and the move' })],
  },
};
