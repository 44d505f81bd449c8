import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PAYMENT_MESSAGES } from '../../model/index.ts';
import { HostedCardFields } from './HostedCardFields.tsx';

/** A substitute for the gateway's page. Its fields are only drawn, because a story cannot look into a frame of another origin. */
const PAGE = `data:text/html,${encodeURIComponent(
  `<!doctype html><html lang="en"><meta name="color-scheme" content="light dark"><title>Card details</title>
<body style="margin:0;padding:4px;font:16px/1.5 system-ui;background:transparent">
<p style="margin:0 0 4px">Card number</p><div style="height:42px;border:1px solid"></div>
<div style="display:flex;gap:16px;margin-top:16px"><div style="flex:1"><p style="margin:0 0 4px">Expires (MM/YY)</p>
<div style="height:42px;border:1px solid"></div></div><div style="flex:1"><p style="margin:0 0 4px">Security code</p>
<div style="height:42px;border:1px solid"></div></div></div>`,
)}`;

const meta = {
  title: 'Payments/HostedCardFields',
  component: HostedCardFields,
  parameters: { receivesData: { Empty: 'the fields are in the page of the gateway' } },
  tags: ['autodocs'],
  args: {
    frame: { id: 'card-frame', url: PAGE },
    phase: 'ready',
    height: 170,
    onSubmit: fn(),
    onReload: fn(),
    renderBilling: () => <p>The form of a billing address</p>,
    shippingAddress: {
      firstName: 'Pat',
      lastName: 'Reyes',
      address1: '12 Mill Lane',
      city: 'Framingham',
      state: 'MA',
      zipCode: '01702',
    },
  },
} satisfies Meta<typeof HostedCardFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The card is entered in the frame. The shop adds the billing address, and sends both. */
export const Default: Story = {
  parameters: {
    state: 'hosted fields',
    recipe: 'Start the shop with `HOSTED_FIELDS=1`, then check out up to the payment.',
    testedIn: 'apps/storefront/e2e/hosted-fields.journey.ts',
  },
  args: { saving: 'choice' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByTitle('Card details')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Save this card for next time'));
    await userEvent.click(canvas.getByRole('button', { name: 'Use this card' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      billingAddress: args.shippingAddress,
      save: true,
    });
  },
};

/** In the account the card is always saved, with a nickname. */
export const SavedInAccount: Story = {
  args: { saving: 'always', onCancel: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Nickname/ }), 'Office card');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use for my membership' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      billingAddress: args.shippingAddress,
      save: true,
      nickname: 'Office card',
      membershipPayment: true,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

/** The page has not reported that it is ready. */
export const Loading: Story = {
  args: { phase: 'loading', height: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Loading the card form')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Use this card' })).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The page sends the card to the gateway: further clicks are ignored. */
export const Submitting: Story = {
  args: { phase: 'submitting' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /Use this card/ });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The gateway rejected the card. The focus is in the frame, and the shopper can correct the card. */
export const Refused: Story = {
  args: { error: PAYMENT_MESSAGES.payment.INVALID_CARD, attempt: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/check that your credit card details/);
    await expect(canvas.getByTitle('Card details')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Use this card' })).toBeEnabled();
  },
};

/** The API rejected the card after the gateway had stored it. */
export const Failed: Story = {
  args: { error: PAYMENT_MESSAGES.payment.CARD_DECLINED, attempt: 1 },
};

/** The page did not load or respond within 8 seconds. */
export const TimedOut: Story = {
  parameters: {
    state: 'provider unavailable',
    recipe:
      'With `HOSTED_FIELDS=1`, block requests to the gateway’s origin, then check out up to the payment.',
    testedIn: 'libs/payments/src/feature/HostedCard.test.tsx',
  },
  args: { phase: 'unavailable', error: PAYMENT_MESSAGES.payment.FRAME_UNAVAILABLE, attempt: 1 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByTitle('Card details')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the card form' }));
    await expect(args.onReload).toHaveBeenCalled();
  },
};

/** Without a delivery address the form of the billing address takes the place of the button. */
export const NoAddress: Story = {
  args: { shippingAddress: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The form of a billing address')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Use this card' })).toBeNull();
  },
};

/** The page is tall, because each of its fields has an error. */
export const LongContent: Story = {
  args: {
    height: 420,
    saving: 'choice',
    attempt: 1,
    error:
      'Your bank asks for more time to check this card than we can wait for. Nothing was charged. Try again in a few minutes, call the number on the back of your card and ask for online payments to be allowed, or use another card. Your order and everything that you have entered are saved.',
  },
};
