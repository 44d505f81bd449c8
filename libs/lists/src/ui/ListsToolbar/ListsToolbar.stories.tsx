import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { INITIAL_LISTS_FORM } from '../../model/index.ts';
import { ListsToolbar } from './ListsToolbar.tsx';

const meta = {
  title: 'Lists/ListsToolbar',
  component: ListsToolbar,
  parameters: {
    receivesData: {
      Loading: 'the form needs no data',
      Empty: 'the form needs no data',
      Failed: 'the page shows the error',
    },
  },
  tags: ['autodocs'],
  args: { form: INITIAL_LISTS_FORM, onChange: fn(), onCreate: fn() },
} satisfies Meta<typeof ListsToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All lists, sorted by the last update. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const show = canvas.getByRole('combobox', { name: 'Show' });
    await expect(
      within(show)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All lists', 'My personal lists', 'Shared lists', 'My favorites']);
    await userEvent.selectOptions(show, 'My favorites');
    await expect(args.onChange).toHaveBeenCalledWith({ SelectedListsType: 'FAVORITES' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'List name Z to A');
    await expect(args.onChange).toHaveBeenCalledWith({ SortOrder: 'LISTNAME_DESCENDING' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search lists' }), 'd');
    await expect(args.onChange).toHaveBeenCalledWith({ SearchText: 'd' });
    await userEvent.click(canvas.getByRole('button', { name: 'Create list' }));
    await expect(args.onCreate).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};
/** The sort `Last updated`. */
export const Sort: Story = {
  parameters: {
    state: 'sort',
    recipe: 'Open “Lists” in the header, then choose a sort.',
    testedIn: 'libs/lists/src/model/model.test.ts',
  },
  args: { form: { ...INITIAL_LISTS_FORM, SortOrder: 'MODIFIED_DATE_ASCENDING' } },
};
/** A user who may not create lists. */
export const WithoutCreate: Story = { args: { onCreate: undefined } };
/** In the add-to-list dialog. */
export const Narrow: Story = { args: { narrow: true, onCreate: undefined } };
export const LongContent: Story = {
  args: { form: { ...INITIAL_LISTS_FORM, SearchText: 'conference room supplies for the annex '.repeat(2) } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
