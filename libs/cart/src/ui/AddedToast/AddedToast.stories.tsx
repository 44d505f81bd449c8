import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CART_MESSAGES, describeAddedLines } from '../../model/index.ts';
import { buildCartItem } from '../../testing/index.ts';
import { AddedToast } from './AddedToast.tsx';

type Line = NonNullable<Parameters<typeof buildCartItem>[0]>;

const added = (...lines: Line[]) =>
  describeAddedLines(
    lines.map((line, place) =>
      buildCartItem({ cartItemId: `line-${place}`, actioned: 'ADD_ITEM', qtyAdded: 1, ...line }),
    ),
    CART_MESSAGES,
  );
const paper: Line = { product: { name: 'Quillane Everyday copy paper' } };
const pens: Line = { product: { name: 'Penlarch Fathom gel pen, blue' } };
const inStore: Line = {
  selectedDeliveryOption: { deliveryType: 'ISP', pickupStoreNumber: '1547', levelOfService: 'STANDARD' },
};

const meta = {
  title: 'Cart/AddedToast',
  component: AddedToast,
  // On a page with all stories, they would cover each other.
  tags: ['!autodocs'],
  args: { outcome: added(paper, pens), onViewCart: fn(), onShown: fn() },
} satisfies Meta<typeof AddedToast>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Several items: the toast is announced and leaves the focus where it is. */
export const Default: Story = {
  parameters: {
    state: 'several items added',
    recipe: 'Open /account/orders, then press "Buy again" on an order of several products.',
  },
  play: async ({ args }) => {
    const region = await screen.findByRole('region', { name: /Added to cart/ });
    const title = await within(region).findByText('2 items added to cart');
    await waitFor(() => expect(title).toBeVisible());
    await expect(document.body).toHaveFocus();
    await expect(args.onShown).toHaveBeenCalledTimes(1);
  },
};
export const ViewCart: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'View cart' }));
    await expect(args.onViewCart).toHaveBeenCalledTimes(1);
  },
};
/** On the cart page: one item, and no link to the current page. */
export const OnCartPage: Story = {
  args: { outcome: added(paper), onViewCart: undefined },
  play: async () => {
    const name = await screen.findByText('Quillane Everyday copy paper');
    await waitFor(() => expect(name).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'View cart' })).toBeNull();
  },
};
export const LongContent: Story = {
  args: {
    outcome: added(
      ...Array.from({ length: 70 }, () => ({
        qtyAdded: 24,
        product: {
          name: 'Quillane Archival heavyweight cotton resumé paper, 8.5 x 11 in, ivory, 100 sheets',
        },
      })),
    ),
  },
  play: async () => {
    const names = await screen.findByText(/ and 66 more$/);
    await waitFor(() => expect(names).toBeVisible());
  },
};
const pickup = (title: string, summary: string, ...lines: Line[]): Story => ({
  args: { outcome: added(...lines.map((line) => ({ ...inStore, ...line }))) },
  play: async () => {
    const heading = await screen.findByText(title);
    await waitFor(() => expect(heading).toBeVisible());
    await expect(screen.getByText(new RegExp(`^${summary}`))).toBeVisible();
  },
});
export const PickupAdded = pickup(
  'Pickup item added',
  '1 added, 1 modified, 0 removed',
  { ...pens, actioned: 'EDIT_ITEM' },
  paper,
);
export const PickupModified = pickup(
  'Pickup item modified',
  '0 added, 2 modified, 0 removed',
  {
    ...paper,
    actioned: 'EDIT_ITEM',
  },
  { ...pens, actioned: 'EDIT_ITEM' },
);
export const PickupRemoved = pickup('Pickup item removed from cart', '0 added, 0 modified, 1 removed', {
  ...paper,
  actioned: 'DELETED_ITEM',
});
