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

export const Default: Story = {
  parameters: {
    state: 'item note: Discontinued',
    recipe: 'Storybook only: a discontinued item of the demo is replaced when it is added.',
  },
};

export const LimitedQuantities: Story = {
  parameters: {
    state: 'item note: Limited Quantities',
    recipe: 'Sign in on /cc/mmx as studio@example.com, add 24139001, open /cc/mmx/cart.',
  },
  args: { notes: ['limitedQuantities'] },
};

export const NewPackaging: Story = {
  parameters: {
    state: 'item note: New Packaging!',
    recipe: 'add 24220101, open /cart',
    testedIn: 'libs/cart/src/feature/line-details/LineDetails.test.tsx',
  },
  args: { notes: ['newPackaging'] },
};

export const ExpertsSuggest: Story = {
  parameters: { state: 'item note: Our experts suggest', recipe: 'Add 24229001, open /cart.' },
  args: { notes: ['expertsSuggest'] },
};

/** A link to the product page. */
export const ViewDetails: Story = {
  parameters: {
    state: 'item note: View details',
    recipe: 'Add 24220101, open /cart.',
    testedIn: 'libs/cart/src/feature/line-details/LineDetails.test.tsx',
  },
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
