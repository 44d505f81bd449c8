import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  buildRestockAddress,
  buildRestockCard,
  buildRestockItem,
  buildRestockOffer,
  buildSubscription,
} from '../../testing/index.ts';
import { AutoRestockDrawer } from './AutoRestockDrawer.tsx';

const offer = buildRestockOffer();
const outerSubmit = fn();

const meta = {
  title: 'Subscriptions/AutoRestockDrawer',
  component: AutoRestockDrawer,
  tags: ['autodocs'],
  parameters: { receivesData: {}, docs: { story: { inline: false, height: '720px' } } },
  args: {
    open: true,
    offer,
    addressesHref: '/account/addresses',
    cardsHref: '/account/payments',
    accountHref: '/account/auto-restock',
    onCreate: fn(),
    onUpdate: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AutoRestockDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

async function findDrawer(name = 'Auto-restock') {
  const drawer = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(drawer).toBeVisible());
  return within(drawer);
}

/** Choices, review, and the request. */
export const Default: Story = {
  parameters: {
    state: 'Auto-restock drawer',
    recipe: 'Sign in as wendy@example.com, then press “Auto-restock” on the page of copy paper.',
  },
  play: async ({ args }) => {
    const drawer = await findDrawer();
    await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'How often' }), 'MONTHLY');
    await userEvent.click(drawer.getByRole('radio', { name: /ending in 0005/ }));
    await userEvent.click(drawer.getByRole('button', { name: 'Review' }));
    await expect(drawer.getByText('Every month')).toBeVisible();
    await expect(drawer.getByText('Sat, Dec 26, 2026')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Start auto-restock' }));
    await expect(args.onCreate).toHaveBeenCalledWith({
      itemId: '24110101',
      qty: 1,
      interval: 'MONTHLY',
      nextDate: '2026-11-26',
      addressId: 'address-1',
      paymentId: 'card-2',
    });
  },
};
/** Neither the second click of a double click nor a second Enter starts a subscription that the shopper has not yet reviewed. */
export const DoubleClick: Story = {
  play: async ({ args }) => {
    const drawer = await findDrawer();
    await userEvent.dblClick(drawer.getByRole('button', { name: 'Review' }));
    await expect(drawer.getByRole('group', { name: 'Review' })).toHaveFocus();
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.click(drawer.getByRole('button', { name: 'Back' }));
    await expect(drawer.getByRole('button', { name: 'Review' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(drawer.getByRole('group', { name: 'Review' })).toHaveFocus();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};
/** Each unit costs less from a quantity on, in the form and in the review. */
export const VolumePrice: Story = {
  args: {
    offer: buildRestockOffer({ item: buildRestockItem({ volumePrices: [{ minQty: 10, price: 6.49 }] }) }),
    quantity: 9,
  },
  play: async () => {
    const drawer = await findDrawer();
    await expect(drawer.getByText('$7.49')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: /^Increase/ }));
    await expect(await drawer.findByText('$6.49')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Review' }));
    await expect(drawer.getByText('$64.90')).toBeVisible();
  },
};
/** The drawer of a button inside a form, such as on a product page. Submitting it does not submit the outer form. */
export const InsideForm: Story = {
  render: (args) => (
    <form onSubmit={outerSubmit}>
      <AutoRestockDrawer {...args} />
    </form>
  ),
  play: async () => {
    outerSubmit.mockClear();
    const drawer = await findDrawer();
    await userEvent.click(drawer.getByRole('button', { name: 'Review' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Start auto-restock' }));
    await expect(outerSubmit).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { offer: undefined } };
/** The choices could not be loaded. */
export const Failed: Story = {
  args: { offer: undefined, error: 'We couldn’t reach the shop.', onRetry: fn() },
  play: async ({ args }) => {
    const drawer = await findDrawer();
    await userEvent.click(drawer.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
/** Nothing is saved in the account yet. */
export const Empty: Story = {
  args: { offer: buildRestockOffer({ addresses: [], cards: [] }) },
  play: async () => {
    const drawer = await findDrawer();
    await expect(drawer.getByRole('link', { name: 'Add an address' })).toHaveAttribute(
      'href',
      '/account/addresses',
    );
    await expect(drawer.getByRole('link', { name: 'Add a card' })).toBeVisible();
    await expect(drawer.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  },
};
/** A guest must sign in first. */
export const Guest: Story = {
  parameters: {
    state: 'Auto-restock drawer: guest',
    recipe: 'Press “Auto-restock” on the page of copy paper without an account.',
  },
  args: {
    offer: undefined,
    signInHref: '/office/supplies/login?jumpUrl=%2Faccount%2Fauto-restock',
    itemName: 'Everyday Copy Paper, 8.5 x 11, 500 sheets',
  },
  play: async () => {
    const drawer = await findDrawer();
    await expect(drawer.getByText('Everyday Copy Paper, 8.5 x 11, 500 sheets')).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};
/** The rules of the organization. */
export const NotPermitted: Story = {
  parameters: {
    state: 'Auto-restock drawer: not permitted',
    recipe: 'Sign in on the business site as a member whose organization hides saved cards.',
  },
  args: { offer: buildRestockOffer({ refusal: 'BUDGET_REQUIRED' }) },
  play: async () => {
    const drawer = await findDrawer();
    await expect(drawer.getByText(/requires a budget/)).toBeVisible();
    await expect(drawer.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  },
};
/** The account already restocks the item: the drawer changes that subscription. */
export const Editing: Story = {
  parameters: {
    state: 'Auto-restock drawer: editing',
    recipe:
      'Sign in as wendy@example.com, save a card, and start auto-restock on the page of copy paper, then press “Auto-restock” again.',
  },
  args: { offer: buildRestockOffer({ existing: buildSubscription({ qty: 4 }) }) },
  play: async ({ args }) => {
    const drawer = await findDrawer('Change auto-restock');
    await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'How often' }), 'EVERY_8_WEEKS');
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    await expect(args.onUpdate).toHaveBeenCalledWith('subscription-1', {
      revision: 1,
      qty: 4,
      interval: 'EVERY_8_WEEKS',
      nextDate: '2026-12-09',
      addressId: 'address-1',
      paymentId: 'card-1',
    });
  },
};
/** A day in the past cannot be chosen. */
export const DateRefused: Story = {
  play: async ({ args }) => {
    const drawer = await findDrawer();
    const field = drawer.getByLabelText('First order');
    await userEvent.clear(field);
    await userEvent.click(drawer.getByRole('button', { name: 'Review' }));
    await expect(field).toHaveAccessibleDescription('Choose a date.');
    await userEvent.type(field, '2026-11-01');
    await userEvent.click(drawer.getByRole('button', { name: 'Review' }));
    await expect(field).toHaveAccessibleDescription('Choose tomorrow or a later date.');
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};
/** The server rejected a field; the form shows the error there. */
export const FieldRefused: Story = {
  args: { failure: { message: 'This item is sold in multiples of 12.', field: 'qty' }, attempt: 1 },
  play: async () => {
    const drawer = await findDrawer();
    await expect(drawer.getByRole('alert')).toHaveTextContent('multiples of 12');
  },
};
/** The request failed, and can be retried. */
export const SaveFailed: Story = {
  args: {
    failure: { message: 'We couldn’t reach the shop. Check your connection and try again.' },
    attempt: 1,
  },
};
export const Saving: Story = { args: { busy: true } };
export const Started: Story = {
  parameters: {
    state: 'Auto-restock drawer: started',
    recipe: 'Sign in as wendy@example.com, save a card, and start auto-restock on the page of copy paper.',
  },
  args: { saved: { subscription: buildSubscription(), isNew: true } },
  play: async ({ args }) => {
    const drawer = await findDrawer();
    await expect(drawer.getByText(/We will order 2 on Wed, Dec 9, 2026/)).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Manage auto-restock' })).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const OnSale: Story = {
  args: { offer: buildRestockOffer({ item: buildRestockItem({ listPrice: 8.99 }) }) },
  play: async () => {
    const drawer = await findDrawer();
    await userEvent.click(drawer.getByRole('button', { name: 'Review' }));
    await expect(drawer.getByText('You save')).toBeVisible();
    await expect(drawer.getByText('$1.50')).toBeVisible();
  },
};
export const OutOfStock: Story = {
  args: { offer: buildRestockOffer({ item: buildRestockItem({ availability: 'OUT_OF_STOCK' }) }) },
};
/** Only an expired card is saved. */
export const CardExpired: Story = {
  args: { offer: buildRestockOffer({ cards: [buildRestockCard({ isExpired: true, expiryYear: '2025' })] }) },
  play: async () => {
    const drawer = await findDrawer();
    await expect(drawer.getByRole('radio', { name: /ending in 1111/ })).toBeDisabled();
    await expect(drawer.getByRole('link', { name: 'Update your cards' })).toBeVisible();
  },
};
export const LongContent: Story = {
  args: {
    offer: buildRestockOffer({
      item: buildRestockItem({ name: 'Everyday copy paper for printers and copiers '.repeat(6).trim() }),
      addresses: Array.from({ length: 7 }, (_, at) =>
        buildRestockAddress(
          { organizationName: 'A long name of an organization', address2: `Floor ${at}` },
          `a-${at}`,
        ),
      ),
    }),
  },
};
