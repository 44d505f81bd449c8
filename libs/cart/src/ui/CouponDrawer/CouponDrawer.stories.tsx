import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildCoupon } from '../../testing/index.ts';
import { CouponDrawer } from './CouponDrawer.tsx';

const meta = {
  title: 'Cart/CouponDrawer',
  component: CouponDrawer,
  // On a page with all stories, they would cover each other.
  tags: ['!autodocs'],
  args: { open: true, coupons: [buildCoupon()], onClose: fn(), onEnter: fn(), onRemove: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CouponDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const getDrawer = async () => within(await screen.findByRole('dialog', { name: 'Coupons' }));

/** Several codes are entered at once; the focus starts in the field. */
export const Default: Story = {
  parameters: {
    state: 'coupon drawer',
    recipe: 'press Add a coupon on a small screen',
    testedIn: 'libs/cart/src/feature/coupons/Coupons.test.tsx',
  },
  play: async ({ args }) => {
    const drawer = await getDrawer();
    const field = drawer.getByRole('textbox', { name: 'Coupon code' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'TEN, FIVE{Enter}');
    await expect(args.onEnter).toHaveBeenCalledWith('TEN, FIVE');
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const Empty: Story = {
  args: { coupons: [] },
  play: async () => {
    await expect((await getDrawer()).getByText('Coupons that you add show up here.')).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongContent: Story = {
  args: {
    coupons: Array.from({ length: 12 }, (_, place) =>
      buildCoupon({
        couponCode: `BACKTOSCHOOLANDBACKTOTHEOFFICE${place}`,
        description: 'Back to school: $1,000 off furniture with orders of $10,000 or more, once per account',
        amount: 1000,
      }),
    ),
    confirmation: 'Your coupons have been added to the cart.',
  },
};
export const UnknownCode: Story = {
  args: { error: { text: 'We couldn’t find the coupon TENN. Check the code and try again.' } },
};
/** The page behind is inert, so the drawer reports the failure itself. */
export const Failed: Story = {
  args: { phase: 'failed' },
  play: async () => {
    await expect((await getDrawer()).getByRole('alert')).toHaveTextContent(/Something went wrong/);
  },
};
