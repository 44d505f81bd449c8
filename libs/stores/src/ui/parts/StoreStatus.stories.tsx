import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@foolscap/ui/components';
import { aFoundStore } from '../../testing/index.ts';
import { StoreStatus } from './StoreStatus.tsx';

const meta = {
  title: 'Stores/Parts/StoreStatus',
  component: StoreStatus,
  args: { store: aFoundStore() },
} satisfies Meta<typeof StoreStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** All statuses below each other. */
export const All: Story = {
  render: () => (
    <Stack gap={3}>
      <StoreStatus
        store={aFoundStore({ phase: 'open', storeStatus: 'Open', storeStatusTime: 'until 9 pm' })}
      />
      <StoreStatus
        store={aFoundStore({ phase: 'closing-soon', storeStatus: 'Open', storeStatusTime: 'until 9 pm' })}
      />
      <StoreStatus
        store={aFoundStore({
          phase: 'closed',
          storeStatus: 'Closed',
          storeStatusTime: 'until 8 am tomorrow',
        })}
      />
      <StoreStatus
        store={aFoundStore({
          phase: 'holiday',
          storeStatus: 'Closed',
          storeStatusTime: 'until 8 am Fri, Nov 27',
        })}
      />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    store: aFoundStore({
      phase: 'closed',
      storeStatus: 'Closed',
      storeStatusTime: 'until 10:30 am Wed, Dec 30',
    }),
  },
};
