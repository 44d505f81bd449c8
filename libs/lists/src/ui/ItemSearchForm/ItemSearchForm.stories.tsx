import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ItemSearchForm } from './ItemSearchForm.tsx';

const meta = {
  title: 'Lists/ItemSearchForm',
  component: ItemSearchForm,
  parameters: {
    receivesData: {
      Loading: 'its button shows that a search is on its way',
      Empty: 'the form needs no data',
      Failed: 'the results show the error',
    },
  },
  tags: ['autodocs'],
  args: { text: '', action: '/kuber/viewList', parameters: { tid: 'US' }, clearHref: '#', onSearch: fn() },
} satisfies Meta<typeof ItemSearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Find an item on your lists' });
    await userEvent.type(field, '   {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(field, 'ruled notebook {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('ruled notebook');
  },
};
/** A search is on screen, and can be cleared. */
export const WithSearch: Story = { args: { text: 'notebook' } };
export const LongContent: Story = {
  args: { text: 'Northfold recycled multipurpose copy paper, letter, 20 lb, 92 bright, 500 sheets, case of' },
};
