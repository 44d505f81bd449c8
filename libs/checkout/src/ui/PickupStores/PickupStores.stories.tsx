import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildPickup } from '../../testing/index.ts';
import { PickupStores } from './PickupStores.tsx';

const meta = {
  title: 'Checkout/PickupStores',
  component: PickupStores,
  tags: ['autodocs'],
  args: { pickups: [buildPickup()] },
} satisfies Meta<typeof PickupStores>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'pickup stores',
    recipe: 'Choose pickup on a line of /cart, then open /checkout.',
    testedIn: 'apps/storefront/e2e/pickup.journey.ts',
  },
};
export const Brief: Story = { args: { brief: true } };
export const TwoStores: Story = {
  parameters: {
    state: 'two pickup stores',
    recipe: 'Pick up one line in each of two stores, then open /checkout.',
  },
  args: {
    pickups: [
      buildPickup(),
      buildPickup({
        storeNumber: '0008',
        name: 'Natick',
        address: { addressLine1: '218 Blotter Street', city: 'Natick', state: 'MA', zipcode: '01760' },
        phone: '(508) 555-0108',
        workingHours: ['Mon-Fri 8 am-8 pm', 'Sat-Sun 10 am-6 pm'],
        readyBy: 'Tomorrow by 9 am',
      }),
    ],
  },
};
export const LongContent: Story = {
  args: {
    pickups: [
      buildPickup({ name: 'South of Market, by the old post office on Proof Street, San Francisco' }),
    ],
  },
};
