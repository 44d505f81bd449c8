import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildCategory } from '../../testing/index.ts';
import { CategoryTiles } from './CategoryTiles.tsx';

const names = ['Paper', 'Writing', 'Notebooks', 'Filing', 'Desk accessories', 'Ink & toner', 'Chairs'];
const meta = {
  title: 'Catalog/CategoryTiles',
  component: CategoryTiles,
  args: { categories: names.map((name) => buildCategory({ id: name, name })) },
} satisfies Meta<typeof CategoryTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = {
  args: {
    categories: [buildCategory({ name: 'Mailing, packing, shipping and warehouse supplies', count: 1 })],
  },
};
