import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildOrder } from '../../testing/index.ts';
import { Confirmation } from './Confirmation.tsx';

const meta = {
  title: 'Checkout/Confirmation',
  component: Confirmation,
  args: { order: buildOrder() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Confirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = {
  args: {
    order: buildOrder({
      emailId1: `${'very-long-name-'.repeat(6)}@example.com`,
      purchaseOrderNumber: 'PO-2026-000142',
    }),
  },
};
