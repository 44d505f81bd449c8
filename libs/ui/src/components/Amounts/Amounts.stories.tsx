import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Amounts } from './Amounts.tsx';

const meta = {
  title: 'UI/Components/Amounts',
  component: Amounts,
  args: {
    rows: [
      { label: 'Subtotal (3 items)', value: '$57.27' },
      { label: 'Shipping', value: 'Free' },
      { label: 'Tax', value: '$3.58' },
    ],
    total: { label: 'Total', value: '$60.85' },
  },
} satisfies Meta<typeof Amounts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const terms = within(canvasElement).getAllByRole('term');
    await expect(terms.at(-1)).toHaveTextContent('Total');
  },
};

/** Recalculating: the amounts may be outdated. */
export const Pending: Story = {
  parameters: {
    state: 'Amounts: loading',
    recipe: 'Slow `/checkout/default/item`, then press plus on a line of /cart.',
  },
  args: { pending: true },
};

export const LongContent: Story = {
  args: {
    rows: [
      { label: 'Oversized item handling and delivery to the room of your choice', value: '$1,234,567.89' },
      { label: 'SUMMER'.repeat(70), value: '-$5.00' },
    ],
    total: { label: 'Estimated total before the tax of your state and county', value: '$1,234,567.89' },
  },
  globals: { viewport: { value: 'narrow' } },
};
