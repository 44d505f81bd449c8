import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '@foolscap/ui/components';
import { aTileItem } from '../../testing/index.ts';
import { AnotherListTile } from './AnotherListTile.tsx';

const meta = {
  title: 'Tiles/AnotherListTile',
  component: AnotherListTile,
  parameters: {
    receivesData: {
      Loading: 'it shows with the data of its page',
      Empty: 'a tile always has a product',
      Failed: 'the page shows the error',
    },
  },
  tags: ['autodocs'],
  args: { item: aTileItem(), onChooseList: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '24rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AnotherListTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'another-list tile',
    recipe: 'Open /kuber/viewList?tid=US as wendy@example.com, then find “paper”.',
    testedIn: 'apps/storefront/e2e/tile-variants.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: args.item.title })).toHaveAttribute(
      'href',
      args.item.itemUrl,
    );
    await userEvent.click(canvas.getByRole('button', { name: `Add to another list ${args.item.title}` }));
    await expect(args.onChooseList).toHaveBeenCalledWith(args.item, expect.anything());
  },
};

/** With the quantity and the note of the list; the control is a link before hydration. */
export const OfList: Story = {
  parameters: {
    state: 'another-list tile of a found item',
    recipe: 'Open /kuber/viewList?tid=US as wendy@example.com, then find “paper”.',
    testedIn: 'apps/storefront/e2e/tile-variants.journey.ts',
  },
  args: {
    quantity: 3,
    children: <Text size={14}>Note: for the copier upstairs</Text>,
    listHref: '#add',
    onChooseList: fn((_item, press) => press.preventDefault()),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Item 24480001, quantity 3')).toBeVisible();
    const link = canvas.getByRole('link', { name: `Add to another list ${args.item.title}` });
    await expect(link).toHaveAttribute('href', '#add');
    await userEvent.click(link);
    await expect(args.onChooseList).toHaveBeenCalledTimes(1);
    link.blur();
  },
};

/** An item that is no longer sold has neither price nor stock. */
export const NoLongerSold: Story = {
  parameters: {
    state: 'another-list tile, no longer sold',
    recipe: 'Unpublish a product of a list in the database, then find it on the lists.',
  },
  args: { item: aTileItem({ priceValue: undefined, isOutOfStock: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No longer sold')).toBeVisible();
    await expect(canvas.queryByText('Out of stock')).toBeNull();
  },
};

export const OutOfStock: Story = {
  args: { item: aTileItem({ isOutOfStock: true, actionLabel: 'viewOnly' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Out of stock')).toBeVisible();
    await expect(canvas.getByText(`$${args.item.priceValue}`, { exact: false })).toBeVisible();
  },
};
export const LongContent: Story = {
  args: { item: aTileItem({ title: 'Ridgeway multipurpose copy paper, 92 bright, '.repeat(4) }) },
};
