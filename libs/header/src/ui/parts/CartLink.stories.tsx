import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CartLink } from './CartLink.tsx';

const meta = {
  title: 'Header/Parts/CartLink',
  component: CartLink,
  args: { href: '#cart', count: 3, onOpen: fn() },
} satisfies Meta<typeof CartLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link');
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledWith(link);
    link.blur();
  },
};
/** The count has not arrived; its space is kept. */
export const UnknownCount: Story = { args: { count: undefined } };
export const Empty: Story = { args: { count: 0 } };
/** The mini cart is open. */
export const Expanded: Story = { args: { expanded: true } };
export const LongContent: Story = { args: { count: 1234 } };
