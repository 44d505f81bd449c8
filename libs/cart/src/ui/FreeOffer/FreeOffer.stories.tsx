import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ShownFreeOffer } from '../../model/index.ts';
import { buildFreeItem } from '../../testing/index.ts';
import { FreeOffer } from './FreeOffer.tsx';

const sample = buildFreeItem();
const PENS = {
  promotionId: 'pens',
  promotionName: 'Two free packs of pens with orders of $40 or more',
  label: 'Free',
  basePricePerUnit: 12.99,
} as const;
const pens = (['red', 'blue', 'black'] as const).map((color) =>
  buildFreeItem({
    ...PENS,
    itemId: color,
    name: `Penlarch Fathom gel pens, 0.7 mm, ${color}, 12-pack`,
    imageUrl: '/media/pictures/pen/1f4e9e.svg',
  }),
);

const offerOf = (offer: Pick<ShownFreeOffer, 'held' | 'choices' | 'left'>): ShownFreeOffer => {
  const [{ promotionId, promotionName } = sample] = [...offer.held, ...offer.choices];
  return { promotionId, promotionName, ...offer };
};
const withQty = (qty: number) => pens.map((item) => ({ ...item, qty }));

const meta = {
  title: 'Cart/FreeOffer',
  component: FreeOffer,
  args: { offer: offerOf({ held: [sample], choices: [], left: 0 }), onChoose: fn(), onRemove: fn() },
} satisfies Meta<typeof FreeOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An offer of one item needs no choice, and can be declined. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Free Sample')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove free item/ }));
    await expect(args.onRemove).toHaveBeenCalledWith(sample.itemId);
  },
};

export const LongContent: Story = {
  args: {
    offer: {
      promotionId: 'long',
      promotionName:
        'Two free packs of archival pens with every order of office paper, envelopes and labels of $40 or more until the end of the year',
      held: [
        {
          ...pens[0]!,
          qty: 12,
          basePricePerUnit: 1284.99,
          name: 'Penlarch Fathom archival document pens with a name that is longer than any shelf label, 0.7 mm, midnight blue, 144-pack',
        },
      ],
      choices: [],
      left: 0,
    },
  },
};

/** The shopper declined it, and can choose it again. */
export const Declined: Story = {
  args: { offer: offerOf({ held: [], choices: [sample], left: 1 }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Add free item/ }));
    await expect(args.onChoose).toHaveBeenCalledWith([{ itemId: sample.itemId, qty: 1 }]);
  },
};

export const OneOfSeveral: Story = {
  args: { offer: offerOf({ held: [], choices: pens, left: 1 }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /blue/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add free item' }));
    await expect(args.onChoose).toHaveBeenCalledWith([{ itemId: 'blue', qty: 1 }]);
  },
};

export const NothingChosen: Story = {
  args: { offer: offerOf({ held: [], choices: pens, left: 1 }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add free item' }));
    await expect(canvas.getByText('Choose an item.')).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** Several units, of one item or of several. */
export const SeveralOfSeveral: Story = {
  args: { offer: offerOf({ held: [], choices: withQty(2), left: 2 }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const more = (color: string) =>
      canvas.getByRole('button', { name: new RegExp(`^Increase quantity of .*${color}`) });
    await userEvent.click(more('red'));
    await userEvent.click(more('black'));
    await expect(more('blue')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Add free items' }));
    await expect(args.onChoose).toHaveBeenCalledWith([
      { itemId: 'red', qty: 1 },
      { itemId: 'black', qty: 1 },
    ]);
  },
};

/** One of two units is chosen. */
export const PartlyChosen: Story = {
  args: { offer: offerOf({ held: [pens[0]!], choices: pens, left: 1 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup', { name: /^Choose 1 more/ })).toBeVisible();
  },
};

/** Two of three items are out of stock, so there is nothing to choose between. */
export const OutOfStock: Story = {
  args: { offer: offerOf({ held: [], choices: [pens[1]!], left: 1 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('radio')).toBeNull();
  },
};

export const Choosing: Story = {
  args: { offer: offerOf({ held: [], choices: pens, left: 1 }), pending: 'choice' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /blue/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add free item' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Removing: Story = { args: { pending: sample.itemId } };
