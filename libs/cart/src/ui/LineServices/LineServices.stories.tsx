import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LineServices } from './LineServices.tsx';

const meta = {
  title: 'Cart/LineServices',
  component: LineServices,
  args: {
    name: 'Tolvane standing desk',
    qty: 3,
    services: [
      { level: 'BASC', qty: 0, price: 7900 },
      { level: 'CUST', qty: 0, price: 'TBD' },
    ],
    onOpen: fn(),
  },
} satisfies Meta<typeof LineServices>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Services are offered, and none is chosen. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Add furniture services/ }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

export const LongContent: Story = {
  args: {
    name: 'Tolvane electric standing desk with a name that is longer than any shelf label, 72 x 30 in, walnut',
    qty: 999,
    services: [
      { level: 'BASC', qty: 998, price: 1284999 },
      { level: 'CUST', qty: 1, price: 'TBD' },
    ],
  },
};

/** One service has a price; the price of the other is agreed after the order. */
export const Chosen: Story = {
  args: {
    services: [
      { level: 'BASC', qty: 2, price: 7900 },
      { level: 'CUST', qty: 1, price: 'TBD' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('$158.00')).toBeVisible();
    await expect(canvas.getByText('Fee to be determined')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Change services/ })).toBeVisible();
  },
};

const basic = { services: [{ level: 'BASC', qty: 2, price: 7900 }] } as const;

export const Saving: Story = { args: { ...basic, isSaving: true } };

/** The table is on its way. */
export const Opening: Story = { args: { isOpening: true } };
