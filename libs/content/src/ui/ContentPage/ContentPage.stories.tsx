import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildContentPage } from '../../testing/index.ts';
import { ContentPage } from './ContentPage.tsx';

const meta = {
  title: 'Content/ContentPage',
  component: ContentPage,
  parameters: { receivesData: { Empty: 'a page without text cannot be imported' } },
  args: { data: buildContentPage(), onRetry: fn() },
} satisfies Meta<typeof ContentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { state: 'article', recipe: 'Open /help/returns.' },
};
export const LongContent: Story = {
  args: {
    data: buildContentPage({
      title: 'A long title that goes on '.repeat(4).trim(),
      blocks: [
        { kind: 'paragraph', content: ['Averylongwordwithoutaplacetobreak'.repeat(6)] },
        {
          kind: 'table',
          head: ['Product', 'Time limit', 'Condition', 'Where', 'Refund'].map((cell) => [cell]),
          rows: [
            ['Technology', '14 days', 'Unopened', 'In a store or by mail', 'To your card'].map((cell) => [
              cell,
            ]),
          ],
        },
      ],
    }),
  },
};
/** A page about the shop has no help category. */
export const AboutTheShop: Story = {
  parameters: { state: 'page without a category', recipe: 'Open /privacy.' },
  args: { data: buildContentPage({ path: '/privacy', title: 'Privacy', category: undefined }, []) },
};
export const Preview: Story = {
  parameters: {
    state: 'preview',
    recipe: 'Import a page with --draft and open the link that `npm run content -- history PATH` prints.',
  },
  args: { data: buildContentPage({ isPreview: true }) },
};
/** A page without a translation: screen readers read its text, but not the shop's own texts, in its language. */
export const Untranslated: Story = {
  parameters: {
    state: 'without a translation',
    recipe: 'Withdraw the French version of a page, and open it with /fr-ca/.',
  },
  args: { data: buildContentPage({ lang: 'fr', title: 'Retours' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 }).closest('[lang]')).toHaveAttribute('lang', 'fr');
    await expect(canvas.getByText(/^Last updated/).closest('[lang]')).toHaveAttribute('lang', 'en-US');
  },
};
export const Loading: Story = { args: { data: undefined } };
export const Missing: Story = {
  parameters: { state: 'missing', recipe: 'Open /help/no-such-article.' },
  args: { data: undefined, failure: 'missing' },
};
export const Failed: Story = {
  args: { data: undefined, failure: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
