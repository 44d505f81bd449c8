import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SuggestedItems } from './SuggestedItems.tsx';

const pens = {
  itemId: '24123101',
  name: 'Penlarch Fathom gel pens, 0.5 mm, blue, 12-pack',
  itemUrl: '/p/24123101/penlarch-fathom-gel-pens',
  imageUrl: '/media/pictures/gel-pen/1f4e8c.svg',
  price: 1249,
  qty: 1,
  available: 250,
};
const fewPens = {
  ...pens,
  itemId: '24123201',
  name: 'Penlarch Fathom gel pens, 0.5 mm, red, 12-pack',
  available: 3,
};

const meta = {
  title: 'Cart/SuggestedItems',
  component: SuggestedItems,
  tags: ['autodocs'],
  args: {
    label: 'Alternatives for Quillane ballpoint pens',
    items: [pens, fewPens],
    canReplace: true,
    onAdd: fn(),
    onReplace: fn(),
  },
} satisfies Meta<typeof SuggestedItems>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'alternatives for a line',
    recipe: 'add 9 of 24150103 with skipInv=true, open /cart, press See alternatives',
    testedIn: 'libs/cart/src/feature/line-details/LineDetails.test.tsx',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('In stock')).toBeVisible();
    await expect(canvas.getByText('Only 3 left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Replace with .*blue/ }));
    await expect(args.onReplace).toHaveBeenCalledWith(pens);
    await userEvent.click(canvas.getByRole('button', { name: /^Add .*red/ }));
    await expect(args.onAdd).toHaveBeenCalledWith(fewPens);
  },
};

export const LongContent: Story = {
  args: {
    items: [
      {
        ...pens,
        name: 'Penlarch Fathom retractable gel pens with a name that is longer than any shelf label, 0.5 mm, assorted business colors, pack of 144',
        price: 1284999,
        qty: 999,
      },
    ],
  },
};

/** Plans and services are added below the line. */
export const Services: Story = {
  parameters: {
    state: 'services offered for a line',
    recipe: 'add 24170101, open /cart, press Add a protection plan',
    testedIn: 'libs/cart/src/feature/line-details/LineDetails.test.tsx',
  },
  args: {
    label: 'Protection plans for Meridell laser printer',
    canReplace: false,
    items: [
      {
        itemId: '24250103',
        name: '2-year protection plan for machines',
        itemUrl: '/p/24250103/plan',
        imageUrl: '/media/pictures/laser-printer/34373d.svg',
        price: 4999,
        qty: 2,
        parentItemId: '24170101',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^Add 2 2-year/ })).toHaveTextContent(
      'Add 2',
    );
  },
};

/** A choice is in flight; the other items wait. */
export const Adding: Story = {
  parameters: {
    state: 'suggested item being added',
    recipe:
      'Add 9 of 24150103 with skipInv=true, open /cart, press See alternatives, slow `/checkout/default/item`, then press Add.',
    testedIn: 'libs/cart/src/feature/line-details/LineDetails.test.tsx',
  },
  args: { pendingId: pens.itemId },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Add .*red/ }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** The item sold out in the meantime. */
export const Refused: Story = {
  parameters: {
    state: 'suggested item refused',
    recipe: 'Storybook only: needs a suggested item that sells out between the drawer and the add.',
    testedIn: 'libs/cart/src/feature/line-details/LineDetails.test.tsx',
  },
  args: { problem: { itemId: pens.itemId, text: 'This item is out of stock.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This item is out of stock.')).toBeVisible();
  },
};
