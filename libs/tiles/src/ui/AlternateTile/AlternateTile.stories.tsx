import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { AlternateTile } from './AlternateTile.tsx';

const markers = aTileItem({
  title: 'Tolvane Dry-Erase Markers, Chisel Tip, Blue, 4-Pack',
  units: 'pack of 4',
  unitsNum: 4,
  altFactor: 3,
  quantity: 3,
});

const meta = {
  title: 'Tiles/AlternateTile',
  component: AlternateTile,
  parameters: {
    receivesData: { Loading: 'the drawer shows placeholders', Empty: 'a tile always has a product' },
  },
  tags: ['autodocs'],
  args: { item: markers, original: { units: 'pack of 12' }, onAdd: fn(), formAction: '#' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '15rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AlternateTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three smaller packs replace a large one; the button adds them. */
export const Default: Story = {
  parameters: {
    state: 'units that replace those of another item',
    recipe: '/search?q=24123505, then press “See alternatives”.',
    testedIn: 'apps/storefront/e2e/tile-drawers.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Adds 3 packs of 4 for $137.97 in place of 1 pack of 12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Add 3 to cart/ }));
    await expect(args.onAdd).toHaveBeenCalledWith(args.item);
  },
};

/** The units are the same, or cannot be compared. */
export const OneForOne: Story = {
  args: { item: aTileItem({ ...markers, altFactor: undefined, quantity: undefined }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/in place of/)).toBeNull();
  },
};

export const AddPending: Story = { args: { addStatus: 'pending' } };
export const Failed: Story = { args: { addStatus: 'failed' } };
export const LongContent: Story = {
  args: {
    item: aTileItem({
      ...markers,
      title: 'Ridgeway multipurpose copy and printer paper, letter size, 92 bright, acid free, '.repeat(3),
      units: 'case of 5,000 sheets',
      quantity: 12,
    }),
    original: { units: 'case of 60,000 sheets', quantity: 1 },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
