import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { TilePicture } from './TilePicture.tsx';

const sale = aTileItem({
  originalPriceValue: 59.99,
  badgeDetails: { productBadge: 'New' },
  lastOrderedDate: '2026-06-04',
});

const meta = {
  title: 'Tiles/Parts/TilePicture',
  component: TilePicture,
  args: { item: aTileItem(), eager: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '15rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TilePicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Sale, the product's own badge, and the last purchase. */
export const Badges: Story = {
  args: { item: sale },
  play: async ({ canvas }) => {
    for (const badge of ['Sale', 'New', 'Purchased Jun, 2026'])
      await expect(canvas.getByText(badge)).toBeVisible();
  },
};
/** Small pictures have no badges. */
export const Plain: Story = {
  args: { item: sale, plain: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Sale')).toBeNull();
  },
};
export const InCart: Story = {
  args: { inCart: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 in cart')).toBeVisible();
  },
};
/** A product without a picture. */
export const Empty: Story = { args: { item: aTileItem({ image: '' }) } };
/** A picture that could not be loaded. */
export const Failed: Story = {
  args: { item: aTileItem({ image: '/media/no-such-picture.svg' }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};
export const LongContent: Story = {
  args: {
    item: { ...sale, badgeDetails: { productBadge: 'Recommended by the teachers of your school district' } },
    inCart: 9999,
  },
};
