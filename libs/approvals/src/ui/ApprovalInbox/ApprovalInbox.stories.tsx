import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildApprovalOrder, buildApprovalOrders, buildOrderWithHistory } from '../../testing/index.ts';
import { ApprovalInbox } from './ApprovalInbox.tsx';

const data = buildApprovalOrders();
const [first, second] = data.approvalOrders as [
  ReturnType<typeof buildApprovalOrder>,
  ReturnType<typeof buildApprovalOrder>,
];
const meta = {
  title: 'Approvals/ApprovalInbox',
  component: ApprovalInbox,
  tags: ['autodocs'],
  args: {
    data,
    view: 'WAITING',
    hrefFor: (view, page) => `/account/approvals?view=${view.toLowerCase()}&page=${page ?? 1}`,
    orderHref: (number) => `/order/${number}`,
    onDecide: fn(),
  },
} satisfies Meta<typeof ApprovalInbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvas: ReturnType<typeof within>, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));
const decision = (
  { orderNumber, cartId, ownerProfileId, ordTotal }: typeof first,
  approvalComments: string,
) => ({
  orderNumber,
  cartId,
  ownerProfileId,
  expectedTotal: ordTotal,
  approvalComments,
});

/** Two orders are approved together. */
export const Default: Story = {
  parameters: {
    state: 'Approval: orders waiting',
    recipe:
      'Place two orders above the limit as buyer@example.com on /cc/mmx, then open /cc/mmx/account/approvals as office@example.com.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await press(canvas, 'Approve');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Select at least one order.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Order 10052 from Sam Quire' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByText('1 order selected, $1,289.50')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(canvas.getByText('2 orders selected, $1,931.68')).toBeVisible();
    await press(canvas, 'Approve');
    await expect(args.onDecide).toHaveBeenCalledWith('ACCEPT', [decision(first, ''), decision(second, '')]);
  },
};

/** Declining needs a comment, which the buyer gets. */
export const Declining: Story = {
  parameters: {
    state: 'Approval: comment needed',
    recipe:
      'Place an order above the limit as buyer@example.com on /cc/mmx, then sign in as office@example.com, open /cc/mmx/account/approvals, and press “Decline”.',
  },
  args: { data: buildApprovalOrders([first]) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    // A single order needs no choice.
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await press(canvas, 'Decline');
    const comment = canvas.getByRole('textbox', { name: /^Comment for the buyer/ });
    await expect(comment).toBeInvalid();
    await expect(comment).toHaveFocus();
    await expect(comment).toHaveAccessibleDescription(/^Say why you decline/);
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.type(comment, ' Please use the chairs in storage. ');
    await press(canvas, 'Decline');
    await expect(args.onDecide).toHaveBeenCalledWith('DECLINE', [
      decision(first, 'Please use the chairs in storage.'),
    ]);
  },
};

/** The approver's own order, which another approver decides on. */
export const OwnOrder: Story = {
  parameters: {
    state: 'Approval: own order',
    recipe:
      'Make buyer@example.com an admin while an order of theirs waits, then open /cc/mmx/account/approvals as buyer@example.com.',
  },
  args: { data: buildApprovalOrders([{ ...first, isOwn: true, canDecide: false }, second]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^This is your own order/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Decided: Story = {
  parameters: {
    state: 'Approval: decided',
    recipe:
      'Place an order above the limit as buyer@example.com on /cc/mmx, then sign in as office@example.com, decide, and follow the link “Decided”.',
  },
  args: {
    view: 'DECIDED',
    data: buildApprovalOrders(
      (['APPROVED', 'DECLINED', 'CANCELED'] as const).map((state, at) => {
        const { expiresAt: _, ...rest } = buildApprovalOrder({ orderNumber: `1003${at}`, state });
        return {
          ...rest,
          decidedAt: '2026-11-25T10:00:00.000Z',
          ...(state === 'DECLINED'
            ? { approvalComments: 'No approver decided within 7 days.' }
            : { decidedBy: 'Marcus Ledger', approvalComments: 'For the move to the second floor' }),
        };
      }),
      { waiting: 2, pages: 3 },
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/because no approver decided in time$/)).toBeVisible();
  },
};

/** One order of the mail that the approver got. */
export const OneOrder: Story = {
  args: { data: buildApprovalOrders([buildOrderWithHistory()], { waiting: 4 }), orderNumber: '10045' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Approvals' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'History' })).toBeVisible();
  },
};

/** An order was approved, and another approver was faster with the other. */
export const PartlyRefused: Story = {
  parameters: {
    state: 'Approval: decided by another approver',
    recipe:
      'Open /cc/mmx/account/approvals as office@example.com in two windows, approve an order in one, then decline it in the other.',
  },
  args: {
    data: buildApprovalOrders([]),
    attempt: 1,
    results: [
      { orderNumber: '10045', cartId: 'placed-10045', isDecided: true, state: 'APPROVED' },
      {
        orderNumber: '10052',
        cartId: 'placed-10052',
        isDecided: false,
        state: 'DECLINED',
        code: 'ORDER_NOT_PENDING',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Order 10045 was approved.')).toBeVisible();
    await expect(canvas.getByText('Order 10052: It has already been declined.')).toBeVisible();
  },
};

/** A decision is in flight: another click does nothing. */
export const Busy: Story = {
  args: { data: buildApprovalOrders([first]), busy: true },
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement), 'Approve');
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { data: buildApprovalOrders([]) } };
export const NotWaitingAnymore: Story = {
  args: { data: buildApprovalOrders([]), orderNumber: '10045' },
};
export const Loading: Story = { args: { data: undefined } };
export const Failed: Story = {
  args: { data: undefined, error: 'We couldn’t reach the shop. Check your connection and try again.' },
};

/** Long names and amounts. */
export const LongContent: Story = {
  args: {
    data: buildApprovalOrders([
      buildApprovalOrder({
        orderSubmittedBy: 'Maximiliana-Theodora van Hollander-Featherstonehaugh',
        ordTotal: 1234567.89,
        purchaseOrderNumber: 'PURCHASE-ORDER-WITH-40-CHARACTERS-1234567',
        budgetCenter: 'Facilities, north-eastern region, second floor and mezzanine',
        lines: [{ name: 'Extraordinarilylongproductnamewithoutanyspacestobreakat, letter', qty: 1200 }],
      }),
      second,
    ]),
  },
};
