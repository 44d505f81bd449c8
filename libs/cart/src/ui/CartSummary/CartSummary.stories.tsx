import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '@foolscap/ui/components';
import { buildCart, buildCartItem } from '../../testing/index.ts';
import { CartSummary } from './CartSummary.tsx';

const small = buildCart();
const large = buildCart({ items: [buildCartItem({ qty: 12 })] });

const meta = {
  title: 'Cart/CartSummary',
  component: CartSummary,
  tags: ['autodocs'],
  args: {
    summary: small.cartSummary,
    attributes: small.cartAttributes,
    action: (
      <Button variant="primary" size="large" fullWidth>
        Checkout
      </Button>
    ),
  },
} satisfies Meta<typeof CartSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tax is unknown until the delivery address is known. */
export const Default: Story = {
  parameters: {
    state: 'shipping and tax to be determined',
    recipe: 'Add 24110101 as a new visitor, then open /cart.',
  },
};
export const LongContent: Story = {
  args: {
    summary: {
      ...large.cartSummary,
      cartSubTotal: 1284999.5,
      handlingFee: 149,
      taxTotal: 80312.47,
      ordTotal: 1365460.97,
    },
    attributes: { ...large.cartAttributes, numberOfItems: 9999 },
  },
};
/** The ZIP code for delivery dates: entered, from an address, or the store's. */
export const WithDeliveryPlace: Story = {
  args: { deliveryZipCode: '90012' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Delivery dates are for 90012.')).toBeVisible();
  },
};
export const FreeShipping: Story = {
  parameters: { state: 'shipping is free', recipe: 'Add 7 of 24110101 (above $50), then open /cart.' },
  args: { summary: large.cartSummary, attributes: large.cartAttributes },
};
/** Standard shipping is free, but not the handling of oversized items, and pickup items do not count. */
export const HandlingDespiteFreeShipping: Story = {
  args: {
    summary: {
      ...large.cartSummary,
      handlingFee: 15,
      attributes: [
        { name: 'FREE_SHIPPING', value: 'THRESHOLD' },
        { name: 'OVERSIZED_FEE', value: '15.00' },
      ],
    },
    attributes: large.cartAttributes,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Standard shipping is free; handling of oversized items costs $15.00.'),
    ).toBeVisible();
  },
};
export const WithTax: Story = {
  parameters: {
    state: 'tax is known',
    recipe: 'Enter a delivery address in /checkout, then go back to /cart.',
  },
  args: { summary: { ...small.cartSummary, taxTotal: 0.53, ordTotal: 18.97 } },
};
/** One service has a price; another's is agreed on after the order. */
export const FurnitureServices: Story = {
  parameters: {
    state: 'fees of furniture services',
    recipe: 'Add 2 of 24193201, choose the basic service for both, then look at the summary of /cart.',
  },
  args: { furnRate: 158, attributes: { ...small.cartAttributes, isFurnitureServicesFeeTBD: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('$158.00')).toBeVisible();
    await expect(canvas.getByText('Other furniture services')).toBeVisible();
    await expect(canvas.getByText('To be determined')).toBeVisible();
  },
};
/** A change is in flight: totals are dimmed, not estimated. */
export const Pending: Story = {
  parameters: {
    state: 'totals are pending',
    recipe: 'Slow `/checkout/default/item`, then press plus in /cart.',
    testedIn: 'libs/cart/src/model/pricing/price-cart.test.ts',
  },
  args: { pending: true },
};
