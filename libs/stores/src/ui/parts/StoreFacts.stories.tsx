import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aFoundStore } from '../../testing/index.ts';
import { StoreFacts } from './StoreFacts.tsx';

const meta = {
  title: 'Stores/Parts/StoreFacts',
  component: StoreFacts,
  args: { store: aFoundStore() },
} satisfies Meta<typeof StoreFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoPickup: Story = {
  args: { store: aFoundStore({ pickup: false }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No pickup at this store.')).toBeVisible();
  },
};

export const NoServices: Story = { args: { store: aFoundStore({ services: [] }) } };

export const LongContent: Story = {
  args: {
    store: aFoundStore({
      address: {
        addressLine1: '1200-1298 The-Very-Long-Boulevard-Of-The-Paper-Makers',
        city: 'South San Francisco',
        state: 'CA',
        zipcode: '94080',
      },
      workingHours: [
        'Mon-Thu 8 am-9 pm',
        'Fri 8 am-10 pm',
        'Sat 9:30 am-9:30 pm',
        'Sun closed',
        'Thu, Nov 26 closed',
        'Fri, Dec 25 closed',
      ],
      services: ['Printing and copying', 'Passport photos', 'Shredding', 'Recycling of ink and toner'],
    }),
  },
};
