import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { storesAround } from '../../testing/index.ts';
import { PickupStores } from './PickupStores.tsx';

/** The content of the pickup drawer, for applications that show it in their own container. `PickupDrawer` shows its other states. */
const meta = {
  title: 'Stores/PickupStores',
  component: PickupStores,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: {
    item: { name: 'Gel pen, 0.7 mm, black, 12 pack', qty: 1 },
    fields: { zipCode: '01702', radius: 100 },
    phase: 'ready',
    result: {
      pickInStoreDetails: storesAround
        .slice(0, 2)
        .map((store) => ({ store: { ...store, availableQuantity: 10, displayQuantity: '10+' } })),
      messages: [],
      taxExempt: false,
    },
    onSearch: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PickupStores>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without adding and choosing: the stock only. */
export const Default: Story = {};
export const Loading: Story = { args: { phase: 'loading', result: undefined } };
export const Empty: Story = {
  args: { result: { pickInStoreDetails: [], messages: [], taxExempt: false } },
};
export const Failed: Story = { args: { phase: 'failed', failureCode: 'INVALID_ITEM', result: undefined } };
export const LongContent: Story = {
  args: {
    item: { name: 'Recycled spiral-bound engineering notebook, quadrille ruled, green cover', qty: 999 },
  },
};
