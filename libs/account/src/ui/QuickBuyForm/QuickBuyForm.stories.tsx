import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildQuickBuy, buildSavedAddress } from '../../testing/index.ts';
import { QuickBuyForm } from './QuickBuyForm.tsx';

const home = buildSavedAddress();
const work = buildSavedAddress({
  address: {
    ...home.address,
    id: 'address-2',
    address1: '400 Market Street',
    city: 'Boston',
    zipCode: '02110',
  },
  defaultShipping: false,
});
const visa = { id: 'card-1', label: 'Visa ending in 1111', isExpired: false };
const amex = { id: 'card-2', label: 'American Express ending in 0005', isExpired: false };
const off = buildQuickBuy({ quickBuyActive: false, buyNowEligible: false });

const meta = {
  title: 'Account/QuickBuyForm',
  component: QuickBuyForm,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: {
    quickBuy: buildQuickBuy(),
    addresses: [home, work],
    cards: [visa, amex],
    addressesHref: '/account/addresses',
    cardsHref: '/account/payments',
    onSave: fn(),
  },
} satisfies Meta<typeof QuickBuyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Quick buy is on. */
export const Default: Story = {
  parameters: {
    state: 'quick buy is on',
    recipe: 'Sign in as wendy@example.com, save a card, then turn on quick buy at /account/quick-buy.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /American Express/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Review each order before it is placed' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({
      quickBuyActive: true,
      quickBuyOverlayPreference: false,
      quickBuyAddressId: 'address-1',
      quickBuyPaymentId: 'card-2',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off quick buy' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({
      quickBuyActive: false,
      quickBuyOverlayPreference: false,
    });
    (document.activeElement as HTMLElement).blur();
  },
};
export const Off: Story = {
  parameters: {
    state: 'quick buy is off',
    recipe: 'Sign in as wendy@example.com, save a card, then open /account/quick-buy.',
  },
  args: { quickBuy: off },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Turn on quick buy' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Turn off quick buy' })).not.toBeInTheDocument();
  },
};
export const NoAddress: Story = {
  parameters: {
    state: 'quick buy without an address',
    recipe: 'Remove all addresses, then open /account/quick-buy.',
  },
  args: { quickBuy: { ...off, problem: 'ADDRESS_MISSING' }, addresses: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Add an address' })).toHaveAttribute(
      'href',
      '/account/addresses',
    );
    await expect(canvas.queryByRole('button', { name: 'Turn on quick buy' })).not.toBeInTheDocument();
  },
};
export const NoCard: Story = {
  parameters: {
    state: 'quick buy without a card',
    recipe: 'Remove all cards, then open /account/quick-buy.',
  },
  args: { quickBuy: { ...off, problem: 'CARD_MISSING' }, cards: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Add a card' })).toHaveAttribute(
      'href',
      '/account/payments',
    );
  },
};
/** Neither an address nor a card. */
export const Empty: Story = {
  parameters: {
    state: 'quick buy without address and card',
    recipe: 'Register at /office/supplies/register, then open /account/quick-buy.',
  },
  args: { quickBuy: { ...off, problem: 'ADDRESS_MISSING' }, addresses: [], cards: [] },
};
/** Quick buy is on, but its only card has expired. */
export const ExpiredCard: Story = {
  parameters: {
    state: 'quick-buy card expired',
    recipe: 'Storybook only: an expired card cannot be saved, and the demo has no clock.',
    testedIn: 'apps/commerce-api/src/domains/account/quick-buy.test.ts',
  },
  args: {
    quickBuy: buildQuickBuy({ buyNowEligible: false, problem: 'CARD_EXPIRED' }),
    cards: [{ ...visa, isExpired: true }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Your quick-buy card has expired/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Visa/ })).toBeDisabled();
  },
};
/** The address that quick buy shipped to was removed. */
export const TurnedOff: Story = {
  parameters: {
    state: 'quick buy turned off',
    recipe: 'Turn on quick buy, remove its address at /account/addresses, then open /account/quick-buy.',
    testedIn: 'apps/commerce-api/src/domains/account/quick-buy.test.ts',
  },
  args: {
    quickBuy: buildQuickBuy({ quickBuyActive: false, buyNowEligible: false, problem: 'ADDRESS_REMOVED' }),
  },
};
export const Saving: Story = {
  parameters: {
    state: 'quick buy saving',
    recipe: 'Slow `/account/quick-buy`, then press "Turn on quick buy".',
  },
  args: { quickBuy: off, busy: true },
};
export const Saved: Story = {
  parameters: { state: 'quick buy saved', recipe: 'Press "Turn on quick buy" at /account/quick-buy.' },
  args: { done: 'Your quick-buy settings are saved. Quick buy is on.', attempt: 1 },
};
export const Loading: Story = {
  parameters: {
    state: 'quick buy loading',
    recipe: 'Slow `/account/quick-buy`, then follow the link to quick buy.',
  },
  args: { quickBuy: undefined },
};
/** Loading failed. */
export const Failed: Story = {
  parameters: {
    state: 'quick buy could not be loaded',
    recipe: 'Fail `/account/quick-buy`, then follow the link to quick buy.',
  },
  args: {
    quickBuy: undefined,
    error: 'We couldn’t reach the shop. Check your connection and try again.',
    onRetry: fn(),
  },
};
/** The last change was rejected. */
export const Refused: Story = {
  parameters: {
    state: 'quick buy refused',
    recipe:
      'Open /account/quick-buy in two tabs, remove the card in another one, then press "Turn on quick buy".',
  },
  args: {
    quickBuy: off,
    error: 'That card is no longer saved in your account. Choose another one.',
    errorField: 'quickBuyPaymentId',
    attempt: 1,
  },
};
/** A rule of the organization does not allow quick buy. */
export const NotAllowed: Story = {
  parameters: {
    state: 'quick buy not allowed by the organization',
    recipe: 'Sign in on /cc/mmx as office@example.com, then open /cc/mmx/account/quick-buy.',
    testedIn: 'apps/commerce-api/src/domains/account/quick-buy.test.ts',
  },
  args: {
    quickBuy: buildQuickBuy({
      quickBuyActive: false,
      buyNowEligible: false,
      problem: 'PURCHASE_ORDER_REQUIRED',
    }),
  },
  globals: { tenant: 'business' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/requires a purchase order number/)).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};
export const LongContent: Story = {
  args: {
    addresses: Array.from({ length: 10 }, (_, index) => ({
      ...home,
      address: {
        ...home.address,
        id: `address-${index + 1}`,
        firstName: 'Maximiliana-Theodora',
        lastName: 'Featherstonehaugh-Wolfeschlegelstein',
        address1: `${index + 1} Third floor, behind the elevators, Market Street office`,
      },
    })),
    cards: Array.from({ length: 10 }, (_, index) => ({
      ...visa,
      id: `card-${index + 1}`,
      label: `Visa for the office supplies of the third floor, ending in ${1000 + index}`,
    })),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
