import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildHelp } from '../../testing/index.ts';
import { HelpCenter } from './HelpCenter.tsx';

const meta = {
  title: 'Content/HelpCenter',
  component: HelpCenter,
  parameters: { receivesData: {} },
  args: { data: buildHelp(), onRetry: fn(), onSearch: fn() },
} satisfies Meta<typeof HelpCenter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const search = within(canvasElement).getByRole('searchbox', { name: 'Search help' });
    await userEvent.type(search, ' returns {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('returns');
  },
};
export const LongContent: Story = {
  args: {
    data: buildHelp({
      categories: [
        {
          name: 'A long category name '.repeat(4).trim(),
          pages: [
            {
              path: '/help/a',
              title: 'A long title '.repeat(8).trim(),
              description: 'Why so long? '.repeat(12),
            },
          ],
        },
      ],
    }),
  },
};
export const Results: Story = {
  parameters: { state: 'search results', recipe: 'Search the help center for "return".' },
  args: { query: 'return', data: buildHelp({ results: buildHelp().categories[0]!.pages }) },
};
export const NoResults: Story = {
  parameters: { state: 'no search results', recipe: 'Search the help center for "submarine".' },
  args: { query: 'submarine', data: buildHelp({ results: [] }) },
};
export const Loading: Story = { args: { data: undefined } };
export const Empty: Story = {
  parameters: { state: 'no articles', recipe: 'Storybook only: every shop begins with articles.' },
  args: { data: buildHelp({ categories: [] }) },
};
export const Failed: Story = {
  args: { data: undefined, failed: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
