import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CardForm } from './CardForm.tsx';

const meta = {
  title: 'Payments/CardForm',
  component: CardForm,
  parameters: { receivesData: { Empty: 'an empty form is the Default story' } },
  tags: ['autodocs'],
  args: {
    now: () => Date.UTC(2026, 0, 15),
    onSubmit: fn(),
    shippingAddress: {
      firstName: 'Pat',
      lastName: 'Reyes',
      address1: '12 Mill Lane',
      city: 'Framingham',
      state: 'MA',
      zipCode: '01702',
    },
  },
} satisfies Meta<typeof CardForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (canvasElement: HTMLElement, number: string, expiry: string, cvv: string) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText(/Card number/), number);
  await userEvent.type(canvas.getByLabelText(/Expires/), expiry);
  await userEvent.type(canvas.getByLabelText(/Security code/), cvv);
  return canvas;
};

/** The brand is shown, digits are grouped, and the form is cleared on submit. */
export const Default: Story = {
  parameters: {
    state: 'new card',
    recipe: 'Check out as a guest up to the payment.',
    testedIn: 'libs/payments/src/feature/NewCard.test.tsx',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = await fill(canvasElement, '4111111111111111', '431', '123');
    await expect(canvas.getByLabelText(/Card number/)).toHaveValue('4111 1111 1111 1111');
    await expect(canvas.getByLabelText(/Expires/)).toHaveValue('04/31');
    await expect(canvas.getByText('Visa')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this card' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ brand: 'VISA', cvv: '123' }));
    await expect(canvas.getByLabelText(/Card number/)).toHaveValue('');
    await expect(canvas.getByLabelText(/Security code/)).toHaveValue('');
  },
};
export const BrandDetected: Story = {
  parameters: {
    state: 'brand detected',
    recipe: 'type 4111',
    testedIn: 'libs/payments/src/model/card.test.ts',
  },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement, '378282246310005', '12/30', '12345');
    await expect(canvas.getByText('American Express')).toBeVisible();
    await expect(canvas.getByLabelText(/Card number/)).toHaveValue('3782 822463 10005');
    await expect(canvas.getByLabelText(/Security code/)).toHaveValue('1234');
  },
};
const errors = (number: string, expiry: string, cvv: string, message: RegExp): Story => ({
  play: async ({ canvasElement, args }) => {
    const canvas = await fill(canvasElement, number, expiry, cvv);
    await userEvent.click(canvas.getByRole('button', { name: 'Use this card' }));
    await expect((await canvas.findAllByText(message)).length).toBeGreaterThan(0);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const NumberError: Story = {
  ...errors('4111111111111112', '0431', '123', /One of the digits is wrong/),
  parameters: {
    state: 'number error',
    recipe: 'In the payment of /checkout, type 4111 1111 1111 1112 and leave the field.',
    testedIn: 'libs/payments/src/model/card.test.ts',
  },
};
export const UnknownBrand: Story = {
  ...errors('9999999999999999', '0431', '123', /don’t accept this type of card/),
  parameters: {
    state: 'unknown brand',
    recipe: 'In the payment of /checkout, type 9999 9999 9999 9999 and leave the field.',
  },
};
export const Expired: Story = {
  ...errors('4111111111111111', '1225', '123', /has expired/),
  parameters: {
    state: 'expired',
    recipe: 'In the payment of /checkout, type an expiry date in the past and leave the field.',
    testedIn: 'libs/core/src/vocabulary/card-expiry.test.ts',
  },
};
export const CodeError: Story = {
  ...errors('4111111111111111', '0431', '12', /3 digits of the security code/),
  parameters: {
    state: 'code error',
    recipe: 'In the payment of /checkout, type a security code of two digits and leave the field.',
  },
};
/** In the account the card is always saved, with a nickname, and may pay for the membership. */
export const SavedInAccount: Story = {
  args: { saving: 'always' },
  play: async ({ canvasElement, args }) => {
    const canvas = await fill(canvasElement, '4111111111111111', '0431', '123');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Nickname/ }), 'Office card');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use for my membership' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ save: true, nickname: 'Office card', membershipPayment: true }),
    );
  },
};
export const Loading: Story = {
  parameters: { state: 'saving', recipe: 'Slow `/checkout/default/payment`, then save a card in /checkout.' },
  args: { busy: true },
};
export const Failed: Story = {
  parameters: {
    state: 'refused by the gateway',
    recipe: 'Fail `/checkout/default/payment`, then save a card in /checkout.',
    testedIn: 'libs/payments/src/state/payments.sagas.test.ts',
  },
  args: {
    error:
      'There was an error processing your payment. Your credit card was not charged. Please re-enter your credit card details and try again.',
    attempt: 1,
  },
};
export const LongContent: Story = {
  args: {
    error:
      'Your bank asks for more time to check this card than we can wait for. Nothing was charged. Try again in a few minutes, call the number on the back of your card and ask for online payments to be allowed, or use another card. Your order and everything that you have entered are saved.',
    attempt: 1,
  },
};
