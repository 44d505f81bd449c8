import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '@foolscap/ui/components';
import { CompactLine } from './CompactLine.tsx';

const meta = {
  title: 'Cart/CompactLine',
  component: CompactLine,
  tags: ['autodocs'],
  args: {
    name: 'Quillane Everyday copy paper, 8.5 x 11 in, 500 sheets',
    imageUrl: '/media/pictures/ream/2f6f9f.svg',
    itemUrl: '/p/24400011/quillane-everyday-copy-paper',
    qty: 3,
    price: 2547,
  },
} satisfies Meta<typeof CompactLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('article');
    await expect(line).toHaveAccessibleName(/^Quillane Everyday/);
    await expect(line).toHaveTextContent('Quantity 3');
  },
};

export const LongContent: Story = {
  args: {
    name: 'Quillane Archival heavyweight cotton resumé paper with a name that is longer than any shelf label, 8.5 x 11 in, ivory, 100 sheets',
    qty: 9999,
    price: 128_499_99,
    notes: ['With a three-year protection plan with accidental damage', 'Get it by Wed, Nov 25'],
  },
};

export const WithActions: Story = { args: { actions: <Button size="small">Move to cart</Button> } };
export const UnitPrice: Story = { args: { price: 849, unit: 'ream' } };
export const WithMessage: Story = { args: { messages: [{ code: 'OUT_OF_STOCK', type: 'WARNING' }] } };
export const WithoutPrice: Story = {
  args: {
    price: undefined,
    messages: [{ code: 'ITEM_NOT_PUBLISHED', type: 'ERROR', description: 'This item is no longer sold.' }],
  },
};
export const Pending: Story = { args: { pending: 'saving' } };
