import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { ListTile } from './ListTile.tsx';

const meta = {
  title: 'Tiles/ListTile',
  component: ListTile,
  parameters: {
    receivesData: { Loading: 'the list shows placeholders', Empty: 'a tile always has a product' },
  },
  tags: ['autodocs'],
  args: {
    item: aTileItem(),
    onAdd: fn(),
    formAction: '#',
    headingLevel: 2,
    listHref: '#list',
    onQuickView: fn((_item, press) => press.preventDefault()),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '52rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'list tile',
    recipe: '/c/paper?view=list',
    testedIn: 'apps/storefront/e2e/list-view.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart ${args.item.title}` }));
    await expect(args.onAdd).toHaveBeenCalledWith(args.item);
    await userEvent.click(canvas.getByRole('link', { name: /^Quick view: / }));
    await expect(args.onQuickView).toHaveBeenCalledTimes(1);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Sale: Story = { args: { item: aTileItem({ originalPriceValue: 59.99 }), inCart: 2 } };
export const AddPending: Story = { args: { addStatus: 'pending' } };
export const Failed: Story = { args: { addStatus: 'failed' } };
export const OutOfStock: Story = {
  args: { item: aTileItem({ isOutOfStock: true, actionLabel: 'viewOnly' }) },
};
/** A member sees the number that their organization uses for the product (storefront-3.71). */
export const PartNumber: Story = {
  parameters: {
    state: 'part number of the organization',
    recipe: 'Sign in as nurse@example.com on the business site, then open /search?q=24110101&view=list.',
    testedIn: 'apps/commerce-api/src/domains/catalog/tile-fields.test.ts',
  },
  args: { item: aTileItem({ cId: 'OFFICE-7' }) },
  globals: { tenant: 'business' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Your part number: OFFICE-7')).toBeVisible();
  },
};
export const LongContent: Story = {
  args: {
    item: aTileItem({
      title: 'Ridgeway multipurpose copy paper, 92 bright, '.repeat(4),
      cId: 'NORTHEAST-REGIONAL-FACILITIES-OPERATIONS-STOCK-ITEM-000123',
    }),
  },
};
