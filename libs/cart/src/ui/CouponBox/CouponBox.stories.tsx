import type { NotAppliedReason } from '@foolscap/pricing/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildCoupon } from '../../testing/index.ts';
import { CouponBox } from './CouponBox.tsx';

const applied = buildCoupon();
const notApplied = (
  reason: NotAppliedReason,
  missing: { missingAmount?: number; missingUnits?: number; missingDelivery?: 'PICKUP' | 'SHIP' } = {},
) =>
  buildCoupon({
    couponCode: 'STOCKED20',
    description: 'Stocked Up: $20 off orders of $100 or more',
    applied: false,
    amount: 0,
    reason,
    ...missing,
  });

const meta = {
  title: 'Cart/CouponBox',
  component: CouponBox,
  tags: ['autodocs'],
  args: { coupons: [], onEnter: fn(), onRemove: fn() },
} satisfies Meta<typeof CouponBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Expects the reason below the coupon. */
const showing = (reason: string): Story['play'] =>
  async function ({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Not applied')).toBeVisible();
    await expect(canvas.getByText(reason)).toBeVisible();
  };

/** One coupon is applied; the disclosure opens the form that adds another. */
export const Default: Story = {
  parameters: {
    state: 'coupon applied',
    recipe: 'enter FRESHSHEET on the cart page',
    testedIn: 'libs/cart/src/feature/coupons/Coupons.test.tsx',
  },
  args: { coupons: [applied] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Add another coupon'));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Coupon code' }), 'TEN{Enter}');
    await expect(args.onEnter).toHaveBeenCalledWith('TEN');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove coupon FRESHSHEET' }));
    await expect(args.onRemove).toHaveBeenCalledWith('FRESHSHEET');
  },
};

/** No coupon yet: one line above the totals. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Add a coupon')).toBeVisible();
  },
};

export const Confirmed: Story = {
  parameters: {
    state: 'coupon confirmed',
    recipe: 'Enter FRESHSHEET on /cart.',
    testedIn: 'libs/cart/src/model/cart-rules.test.ts',
  },
  args: { coupons: [applied], confirmation: 'Your coupon has been added to the cart.' },
};

export const Several: Story = {
  args: {
    coupons: [
      applied,
      // It has no amount, because shipping or an item is free.
      buildCoupon({
        couponCode: 'SAMPLER',
        description: 'Free paper sampler with orders of $20 or more',
        amount: 0,
      }),
      notApplied('ORDER_TOTAL_NOT_MET_ERROR', { missingAmount: 12 }),
    ],
    confirmation: 'Your coupons have been added to the cart.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const LongContent: Story = {
  args: {
    coupons: [
      buildCoupon({
        couponCode: 'WELCOMEBACKTOSCHOOLANDOFFICESUPPLIES2026',
        description:
          'Back to school and back to the office: $1,000 off furniture, printers and ink with orders of $10,000 or more, once per account',
        amount: 12849.99,
      }),
      notApplied('MEMBERS_ONLY'),
    ],
  },
};

export const MinimumNotMet: Story = {
  parameters: {
    state: 'coupon below its minimum',
    recipe: 'enter STOCKED20 with less than $100 in the cart of the consumer site',
    testedIn: 'libs/cart/src/model/coupon-codes.test.ts',
  },
  args: { coupons: [notApplied('ORDER_TOTAL_NOT_MET_ERROR', { missingAmount: 12 })] },
  play: showing('Add $12.00 more to use it.'),
};
export const TooFewItems: Story = {
  args: { coupons: [notApplied('MINIMUM_NOT_MET', { missingUnits: 2 })] },
  play: showing('Add 2 more items to use it.'),
};
/** The coupon is worth more than the items it applies to. */
export const AmountExceedsItems: Story = {
  parameters: {
    state: 'coupon worth more than its items',
    recipe: 'enter PENTREAT with one pack of pens for less than $10 in the cart',
    testedIn: 'libs/cart/src/model/pricing/price-cart.test.ts',
  },
  args: { coupons: [notApplied('COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL', { missingAmount: 5 })] },
  play: showing('This coupon is worth more than the items it applies to. Add $5.00 more to use it.'),
};
export const Expired: Story = {
  parameters: { state: 'coupon expired', recipe: 'Storybook only: no coupon of the demo has expired.' },
  args: { coupons: [notApplied('EXPIRED')] },
  play: showing('This coupon has expired.'),
};
export const NotStarted: Story = {
  args: { coupons: [notApplied('NOT_STARTED')] },
  play: showing('This coupon isn’t valid yet.'),
};
export const LimitReached: Story = {
  parameters: {
    state: 'coupon without uses left',
    recipe: 'Place an order with STOCKED20 as a signed-in shopper, then enter it again.',
  },
  args: { coupons: [notApplied('LIMIT_REACHED')] },
  play: showing('This coupon has no uses left.'),
};
export const MembersOnly: Story = {
  parameters: {
    state: 'coupon for members',
    recipe: 'Storybook only: no coupon of the demo is for members only.',
  },
  args: { coupons: [notApplied('MEMBERS_ONLY')] },
  play: showing('This coupon is for members only. Sign in with a member account to use it.'),
};
/** The coupon belongs to another rewards member. */
export const OtherRewardsMember: Story = {
  args: { coupons: [notApplied('REWARDS_COUPON_ERROR_MESSAGE')] },
  play: showing('This coupon belongs to a rewards member. Sign in with that rewards account to use it.'),
};
export const PickupOnly: Story = {
  args: { coupons: [notApplied('BOPIS_EVENT_ERROR', { missingDelivery: 'PICKUP' })] },
  play: showing('This coupon is only for items that you pick up. Choose pickup for an item to use it.'),
};
export const NotForPickup: Story = {
  args: { coupons: [notApplied('BOPIS_EVENT_ERROR', { missingDelivery: 'SHIP' })] },
  play: showing('This coupon doesn’t apply to items for pickup. Have them shipped to use it.'),
};
export const NoEligibleItems: Story = {
  parameters: {
    state: 'coupon not applicable',
    recipe: 'Storybook only: the coupons of the demo apply to all items.',
  },
  args: { coupons: [notApplied('QUALIFYING_ITEMS_NOT_FOUND_ERROR')] },
  play: showing('No item in your cart qualifies for this coupon.'),
};
export const NotCombinable: Story = {
  parameters: {
    state: 'coupon not combinable',
    recipe: 'Storybook only: the coupons of the demo can be combined.',
  },
  args: { coupons: [notApplied('NOT_COMBINABLE')] },
  play: showing('This coupon can’t be combined with your other savings.'),
};
export const NoBenefit: Story = {
  args: { coupons: [notApplied('NO_BENEFIT')] },
  play: showing('This coupon doesn’t lower the total of this order.'),
};

/** The form opens with the error and keeps the code. */
export const UnknownCode: Story = {
  parameters: {
    state: 'coupon unknown',
    recipe: 'Enter NOSUCHCODE on /cart.',
    testedIn: 'apps/storefront/e2e/coupons.journey.ts',
  },
  args: {
    defaultCode: 'FRESHSHET',
    error: { text: 'We couldn’t find the coupon FRESHSHET. Check the code and try again.' },
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Coupon code' });
    await expect(field).toHaveAccessibleDescription(/couldn’t find/);
    await expect(field).toHaveValue('FRESHSHET');
  },
};

/** A code is being saved, and the amounts are dimmed. */
export const Saving: Story = {
  args: { coupons: [applied], phase: 'saving', pending: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Add another coupon'));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Coupon code' }), 'TEN{Enter}');
    await expect(args.onEnter).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Removing: Story = {
  args: { coupons: [applied], removing: ['FRESHSHEET'], pending: true },
  play: async ({ canvasElement }) => {
    const remove = within(canvasElement).getByRole('button', { name: 'Remove coupon FRESHSHEET' });
    await expect(remove).toHaveAttribute('aria-busy', 'true');
  },
};

/** The change failed: the cart reports it at its top, and the code stays in the field for another try. */
export const Failed: Story = {
  args: { phase: 'failed', defaultCode: 'FRESHSHEET' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Add a coupon'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
    await expect(args.onEnter).toHaveBeenCalledWith('FRESHSHEET');
  },
};
