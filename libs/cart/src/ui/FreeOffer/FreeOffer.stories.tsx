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
  parameters: {
    state: 'automatic free item',
    recipe: 'add 3 of 24110101, then send the coupon SAMPLER (docs/qa.md)',
    testedIn: 'libs/cart/src/feature/free-items/FreeItems.test.tsx',
  },
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
  parameters: {
    state: 'free item declined',
    recipe: 'press Remove on an automatic free item',
    testedIn: 'libs/cart/src/feature/free-items/FreeItems.test.tsx',
  },
  args: { offer: offerOf({ held: [], choices: [sample], left: 1 }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Add free item/ }));
    await expect(args.onChoose).toHaveBeenCalledWith([{ itemId: sample.itemId, qty: 1 }]);
  },
};

export const OneOfSeveral: Story = {
  parameters: {
    state: 'choice of one free item',
    recipe: 'Storybook only: the demo’s promotion PICKAPEN gives two items.',
    testedIn: 'libs/cart/src/feature/free-items/FreeItems.test.tsx',
  },
  args: { offer: offerOf({ held: [], choices: pens, left: 1 }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /blue/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add free item' }));
    await expect(args.onChoose).toHaveBeenCalledWith([{ itemId: 'blue', qty: 1 }]);
  },
};

export const NothingChosen: Story = {
  parameters: {
    state: 'no free item chosen',
    recipe: 'Add 6 of 24110101, then send the coupon PICKAPEN (docs/qa.md) and open /cart.',
  },
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
  parameters: {
    state: 'choice of several free items',
    recipe: 'add 6 of 24110101, then send the coupon PICKAPEN (docs/qa.md)',
    testedIn: 'apps/storefront/e2e/free-items.journey.ts',
  },
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
  parameters: {
    state: 'free items partly chosen',
    recipe: 'As before; choose one of the two packs of pens.',
    testedIn: 'libs/cart/src/feature/free-items/FreeItems.test.tsx',
  },
  args: { offer: offerOf({ held: [pens[0]!], choices: pens, left: 1 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup', { name: /^Choose 1 more/ })).toBeVisible();
  },
};

/** Two of three items are out of stock, so there is nothing to choose from. */
export const OutOfStock: Story = {
  parameters: {
    state: 'free items out of stock',
    recipe: 'Storybook only: needs a promotion whose items are all sold out.',
  },
  args: { offer: offerOf({ held: [], choices: [pens[1]!], left: 1 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('radio')).toBeNull();
  },
};

export const Choosing: Story = {
  parameters: {
    state: 'choosing free items',
    recipe: 'As for the choice of several free items; slow `/checkout/default` before you choose.',
  },
  args: { offer: offerOf({ held: [], choices: pens, left: 1 }), pending: 'choice' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /blue/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add free item' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Removing: Story = {
  parameters: {
    state: 'free item being removed',
    recipe:
      'Add 3 of 24110101 with the coupon SAMPLER, slow `/checkout/default`, then press Remove on the sampler.',
  },
  args: { pending: sample.itemId },
};
