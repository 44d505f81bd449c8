import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@foolscap/ui/components';
import { aTileItem } from '../../testing/index.ts';
import { TileStock } from './TileFacts.tsx';

const meta = {
  title: 'Tiles/Parts/TileStock',
  component: TileStock,
  args: { item: aTileItem({ unitsLeft: 3 }) },
} satisfies Meta<typeof TileStock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** All notes below each other: few units, none, a replaced product, handling, a limit, and pickup in the shopper's store. */
export const All: Story = {
  render: () => (
    <Stack gap={3}>
      <TileStock item={aTileItem({ unitsLeft: 3 })} />
      <TileStock item={aTileItem({ isOutOfStock: true, isDeliveryInstock: false })} />
      <TileStock
        item={aTileItem({
          isOutOfStock: true,
          restrictionDetails: { type: 'DISCONTINUED', altProducts: ['24480001'] },
        })}
      />
      <TileStock item={aTileItem({ handlingFeePerUnit: 15, bopisEligible: true })} />
      <TileStock
        item={aTileItem({
          restrictionDetails: { type: 'LIMITED_QUANTITY', limitedQtyTxt: 'Limit 2 per order' },
        })}
      />
      <TileStock item={aTileItem({ bopisEligible: true })} pickupStoreName="Framingham" />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    item: aTileItem({ unitsLeft: 3, bopisEligible: true }),
    pickupStoreName: 'Shoppers World of Greater Framingham, East Entrance, beside the old paper mill',
  },
};
