import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@foolscap/ui/components';
import { buildCheckout } from '../../testing/index.ts';
import { OrderSummary } from './OrderSummary.tsx';

const { lines, totals } = buildCheckout();
const meta = {
  title: 'Checkout/OrderSummary',
  component: OrderSummary,
  args: {
    lines,
    totals,
    action: (
      <Button variant="primary" size="large" fullWidth>
        Place order
      </Button>
    ),
  },
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = {
  args: {
    lines: Array.from({ length: 20 }, (_, n) => ({
      ...lines[0]!,
      name: `${lines[0]!.name} `.repeat(3),
      qty: n + 1,
    })),
  },
};
export const TaxToBeDetermined: Story = {
  args: { totals: { ...totals, taxTotal: undefined, ordTotal: 26.93 } },
};
/** Beside a list of the same lines. */
export const WithoutLines: Story = { args: { lines: [] } };
export const Pending: Story = { args: { pending: true } };
