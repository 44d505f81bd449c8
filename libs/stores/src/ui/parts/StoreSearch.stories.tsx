import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoreSearch } from './StoreSearch.tsx';

const meta = {
  title: 'Stores/Parts/StoreSearch',
  component: StoreSearch,
  args: {
    'aria-label': 'Stores',
    text: '',
    busy: false,
    location: 'idle',
    onSearch: fn(),
    onLocate: fn(),
  },
} satisfies Meta<typeof StoreSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(/ZIP code/);
    await userEvent.type(field, '12 Quire Street, Natick MA');
    await userEvent.click(canvas.getByRole('button', { name: 'Find stores' }));
    await expect(args.onSearch).toHaveBeenCalledWith('12 Quire Street, Natick MA', expect.any(FormData));
    await userEvent.clear(field);
    field.blur();
  },
};
/** On a page the search is the primary action; in a panel, choosing a store is. */
export const OnPage: Story = { args: { onPage: true } };
export const Searching: Story = { args: { text: '01702', busy: true } };
export const Locating: Story = { args: { location: 'locating' } };
/** Without the browser's location. */
export const WithoutLocation: Story = { args: { onLocate: undefined } };
export const InvalidText: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/ZIP code/), 'Natick;{Enter}');
    await expect(canvas.getByText('Search with letters, numbers, commas and spaces only.')).toBeVisible();
    await expect(canvas.getByLabelText(/ZIP code/)).toHaveFocus();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};
/** Without a text the search is around the shopper. */
export const WithoutText: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Find stores' }));
    await expect(args.onSearch).toHaveBeenCalledWith('', expect.any(FormData));
    (document.activeElement as HTMLElement).blur();
  },
};
export const LongContent: Story = {
  args: { text: '1200 The Very Long Boulevard Of The Paper Makers, South San Francisco, CA 94080' },
};
