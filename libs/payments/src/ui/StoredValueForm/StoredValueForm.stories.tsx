import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PAYMENT_MESSAGES } from '../../model/index.ts';
import { StoredValueForm } from './StoredValueForm.tsx';

const meta = {
  title: 'Payments/StoredValueForm',
  component: StoredValueForm,
  parameters: { receivesData: { Empty: 'an empty form is the Default story' } },
  tags: ['autodocs'],
  args: { onSubmit: fn(), balanceHref: '/gift-card-balance' },
} satisfies Meta<typeof StoredValueForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (canvasElement: HTMLElement, number: string, code: string) => {
  const canvas = within(canvasElement);
  if (number) await userEvent.type(canvas.getByLabelText(/card number/), number);
  if (code) await userEvent.type(canvas.getByLabelText(/Card code/), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Apply card' }));
  return canvas;
};

/** Digits are grouped, browsers do not fill in the fields, and the form is cleared on submit. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const number = canvas.getByLabelText(/Gift card number/);
    for (const field of [number, canvas.getByLabelText(/Card code/)]) {
      await expect(field).toHaveAttribute('inputmode', 'numeric');
      await expect(field).toHaveAttribute('autocomplete', 'off');
      await expect(field).not.toHaveAttribute('name');
    }
    await userEvent.type(number, '6006490025000000001999');
    await expect(number).toHaveValue('6006 4900 2500 0000 001');
    await fill(canvasElement, '', '0001');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      type: 'GIFT_CARD',
      number: '6006490025000000001',
      code: '0001',
    });
    await expect(number).toHaveValue('');
    await expect(canvas.getByLabelText(/Card code/)).toHaveValue('');
    await expect(canvas.getByRole('link', { name: 'Check a balance' })).toHaveAttribute(
      'href',
      '/gift-card-balance',
    );
  },
};

export const PrepaidCard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Prepaid card' }));
    await expect(within(canvasElement).getByLabelText(/Prepaid card number/)).toBeVisible();
    await fill(canvasElement, '6006500007000000001', '0001');
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ type: 'PREPAID_CARD' }));
  },
};

const errors = (number: string, code: string, message: RegExp): Story => ({
  play: async ({ canvasElement, args }) => {
    const canvas = await fill(canvasElement, number, code);
    await expect((await canvas.findAllByText(message)).length).toBeGreaterThan(0);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const NumberError = errors('60064900250', '0001', /number is too short/);
export const CodeError = errors('6006490025000000001', '000', /code of the card has 4 digits/);

export const Loading: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, '6006490025000000001', '0001');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** At checkout the balance can be checked without applying the card, with the same errors. */
export const CheckBalance: Story = {
  args: { onCheck: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const check = canvas.getByRole('button', { name: 'Check balance' });
    await userEvent.click(check);
    await expect((await canvas.findAllByText('Enter the card number.')).length).toBeGreaterThan(0);
    await expect(args.onCheck).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/Gift card number/), '6006490025000000001');
    await userEvent.type(canvas.getByLabelText(/Card code/), '0001');
    await userEvent.click(check);
    await expect(args.onCheck).toHaveBeenCalledWith({
      type: 'GIFT_CARD',
      number: '6006490025000000001',
      code: '0001',
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(/Gift card number/)).toHaveValue('');
    await expect(canvas.getByLabelText(/Card code/)).toHaveValue('');
  },
};

/** A check is in flight: neither button reacts. */
export const Checking: Story = {
  args: { onCheck: fn(), checking: true },
  play: async ({ canvasElement, args }) => {
    const canvas = await fill(canvasElement, '6006490025000000001', '0001');
    await userEvent.click(canvas.getByRole('button', { name: 'Check balance' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};

/** Five cards are listed but not applied. */
export const CheckLimit: Story = {
  parameters: {
    state: 'limit of checked gift cards',
    recipe: 'In the payment of /checkout, check the balances of six gift cards.',
    testedIn: 'apps/commerce-api/src/domains/payments/checked-cards.test.ts',
  },
  args: {
    onCheck: fn(),
    error: PAYMENT_MESSAGES.balance.GIFT_CARD_LIMIT_EXCEEDED,
    attempt: 1,
  },
};

/** No card has this number and code; focus moves to the number. */
export const Failed: Story = {
  parameters: {
    state: 'unknown gift card',
    recipe: 'In the payment of /checkout, apply the gift card 6006490025000000001 with the code 0002.',
    testedIn: 'apps/storefront/e2e/gift-cards.journey.ts',
  },
  args: { error: 'Please verify the card number and try again.', attempt: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please verify the card number and try again.');
    await expect(canvas.getByLabelText(/Gift card number/)).toHaveFocus();
  },
};

/** The card exists, but was not activated or was reported as lost. */
export const Blocked: Story = {
  parameters: {
    state: 'gift card that is not active',
    recipe: 'In the payment of /checkout, apply the gift card 6006490025009900001 with the code 0001.',
    testedIn: 'apps/commerce-api/src/domains/orders/tenders.test.ts',
  },
  args: {
    error: 'This card is not active. Activate it or call the number on its back, or use another card.',
    attempt: 1,
  },
};

export const NoBalance: Story = { args: { error: 'This card has no balance left.', attempt: 1 } };

/** The order has five cards: the reason replaces the form. */
export const LimitReached: Story = {
  parameters: {
    state: 'limit of gift and prepaid cards',
    recipe: 'In the payment of /checkout, apply five gift cards.',
    testedIn: 'apps/commerce-api/src/domains/orders/tenders.test.ts',
  },
  args: { isFull: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/up to 5 gift and prepaid cards/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** After several invalid cards, the next one needs a confirmation; prepaid cards are counted separately. */
export const Captcha: Story = {
  args: { captcha: { section: 'gift', phase: 'idle', onCheck: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = await fill(canvasElement, '6006490025000000001', '0001');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('link', { name: 'Confirm that you’re human.' }));
    const box = canvas.getByRole('checkbox', { name: /Confirm that you’re human/ });
    await expect(box).toHaveFocus();
    await userEvent.click(box);
    await expect(args.captcha?.onCheck).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: 'Prepaid card' }));
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const CaptchaVerified: Story = {
  args: { captcha: { section: 'gift', phase: 'verified', onCheck: fn() } },
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, '6006490025000000001', '0001');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: {
    error:
      'We can’t read the balance of this card right now. Nothing was charged. Try again in a few minutes, call the number on the back of the card, or use another one. Your order and everything that you have entered are saved.',
    attempt: 1,
  },
};
