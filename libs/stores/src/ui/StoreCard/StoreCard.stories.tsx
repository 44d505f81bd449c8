import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFoundStore } from '../../testing/index.ts';
import { StoreCard } from './StoreCard.tsx';

const meta = {
  title: 'Stores/StoreCard',
  component: StoreCard,
  args: { store: aFoundStore(), pin: 1, form: { action: '#choose', fields: null } },
} satisfies Meta<typeof StoreCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { chosen: true } };
export const ClosingSoon: Story = { args: { store: aFoundStore({ phase: 'closing-soon' }) } };
export const Closed: Story = {
  args: {
    store: aFoundStore({
      phase: 'closed',
      storeStatus: 'Closed',
      storeStatusTime: 'until 8 am tomorrow',
      readyBy: 'Tomorrow by 9 am',
    }),
  },
};
export const Holiday: Story = {
  args: {
    store: aFoundStore({
      phase: 'holiday',
      storeStatus: 'Closed',
      storeStatusTime: 'until 8 am tomorrow',
      workingHours: ['Mon-Fri 8 am-9 pm', 'Sat 9 am-9 pm', 'Sun 10 am-6 pm', 'Thu, Nov 26 closed'],
      readyBy: 'Tomorrow by 9 am',
    }),
  },
};
export const NoPickup: Story = { args: { store: aFoundStore({ pickup: false }) } };
export const NoDistance: Story = { args: { store: aFoundStore({ distance: undefined }) } };
export const LongContent: Story = {
  args: {
    store: aFoundStore({
      name: 'South of Market, by the old post office on Proof Street, next to the ferry building',
      services: ['Copy and print', 'Shredding', 'Shipping counter', 'Ink recycling', 'Passport photos'],
    }),
  },
};
