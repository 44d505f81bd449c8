import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildPickup } from '../../testing/index.ts';
import { PickupStores } from './PickupStores.tsx';

const meta = {
  title: 'Checkout/PickupStores',
  component: PickupStores,
  args: { pickups: [buildPickup()] },
} satisfies Meta<typeof PickupStores>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Brief: Story = { args: { brief: true } };
export const TwoStores: Story = {
  args: {
    pickups: [
      buildPickup(),
      buildPickup({ storeNumber: '0008', name: 'Natick', readyBy: 'Tomorrow by 9 am' }),
    ],
  },
};
export const LongContent: Story = {
  args: { pickups: [buildPickup({ name: 'A town with a very long name '.repeat(4).trim() })] },
};
