import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchForm } from './SearchForm.tsx';

const meta = {
  title: 'Header/Parts/SearchForm',
  component: SearchForm,
  args: { action: '#search', onSearch: fn(), isWideOnly: false },
} satisfies Meta<typeof SearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox');
    await userEvent.type(field, ' gel pens {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('gel pens');
    await userEvent.clear(field);
    field.blur();
  },
};
/** On a page of results the field keeps the search text. */
export const WithQuery: Story = { args: { query: 'gel pens' } };
export const LongContent: Story = {
  args: { query: 'everyday copy paper, 8.5 x 11 in, 20 lb, 92 bright, 10 reams of 500 sheets, acid free' },
};
