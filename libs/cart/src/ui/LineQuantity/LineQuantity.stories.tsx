import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LineQuantity } from './LineQuantity.tsx';

const meta = {
  title: 'Cart/LineQuantity',
  component: LineQuantity,
  args: { cartItemId: 'line-1', name: 'Copy paper', qty: 2, max: 999, onCommit: fn(), onZero: fn() },
} satisfies Meta<typeof LineQuantity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Increase quantity of Copy paper' }),
    );
    await expect(args.onCommit).toHaveBeenCalledWith(3, 'step');
  },
};

/** The quantity is being saved. */
export const Saving: Story = { args: { busy: true } };

/** The largest quantity that can be bought. */
export const AtTheLimit: Story = {
  args: { qty: 5, max: 5 },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Increase quantity of Copy paper' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A typed 0 requests the removal of the line. */
export const Zero: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '0{Enter}');
    await expect(args.onZero).toHaveBeenCalledTimes(1);
  },
};

export const LongContent: Story = {
  args: { name: 'Copy paper, letter, 20 lb, 92 bright, recycled, 10 reams in a carton', qty: 999 },
};
