import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ShipToRow } from './ShipToRow.tsx';

const meta = {
  title: 'Cart/ShipToRow',
  component: ShipToRow,
  args: {
    name: 'Market Street office',
    city: 'Philadelphia',
    href: '/account/ship-to?jumpUrl=%2Fcart',
    onChange: fn(),
  },
} satisfies Meta<typeof ShipToRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link opens the choice in a drawer; without JavaScript it opens its page. */
export const Default: Story = {
  parameters: {
    state: 'ship-to address of a business cart',
    recipe: 'sign in as studio@example.com on the business site, add 24110101, open /cc/mmx/cart',
    testedIn: 'apps/storefront/e2e/business-cart.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Market Street office, Philadelphia')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Change ship-to address' });
    await expect(link).toHaveAttribute('href', '/account/ship-to?jumpUrl=%2Fcart');
    await userEvent.click(link);
    await expect(args.onChange).toHaveBeenCalledWith(link);
  },
};
export const Opening: Story = {
  parameters: {
    state: 'ship-to choice opening',
    recipe:
      'sign in as studio@example.com on the business site, add 24110101, open /cc/mmx/cart, slow scripts in the browser’s tools, then press Change beside the address',
  },
  args: { isOpening: true },
};
/** The cart has no address yet: it ships to the default of the organization. */
export const WithoutCity: Story = { args: { city: undefined } };
export const LongContent: Story = {
  args: {
    name: 'Northeast regional facilities, operations and building maintenance, receiving dock 14',
    city: 'Winchester-on-the-Severn',
  },
};
