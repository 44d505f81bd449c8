import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ItemNotes } from './ItemNotes.tsx';

const meta = {
  title: 'Cart/ItemNotes',
  component: ItemNotes,
  tags: ['autodocs'],
  args: {
    notes: ['discontinued'],
    name: 'Bellwether Compact stapler',
    itemUrl: '/p/24159001/bellwether-compact-stapler',
  },
} satisfies Meta<typeof ItemNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LimitedQuantities: Story = { args: { notes: ['limitedQuantities'] } };

export const NewPackaging: Story = { args: { notes: ['newPackaging'] } };

export const ExpertsSuggest: Story = { args: { notes: ['expertsSuggest'] } };

/** A link to the page of the product. */
export const ViewDetails: Story = {
  args: { notes: ['viewDetails'] },
  play: async ({ canvasElement, args }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'View details: Bellwether Compact stapler' }),
    ).toHaveAttribute('href', args.itemUrl);
  },
};

export const LongContent: Story = {
  args: { notes: ['discontinued', 'limitedQuantities', 'newPackaging', 'expertsSuggest', 'viewDetails'] },
};
