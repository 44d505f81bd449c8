import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '@foolscap/ui/components';
import { buildProduct, buildReview } from '../../testing/index.ts';
import { Reviews } from './Reviews.tsx';

const { items, ...summary } = buildProduct().reviews;

const meta = {
  title: 'Catalog/Reviews',
  component: Reviews,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: {
    summary,
    items,
    total: summary.count,
    sort: 'newest',
    onChoose: fn(),
    onMore: fn(),
    onRetry: fn(),
    write: (
      <div>
        <Button icon="edit">Write a review</Button>
      </div>
    ),
  },
} satisfies Meta<typeof Reviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { state: 'reviews', recipe: '/p/24170201' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: /^4 stars/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ sort: 'newest', rating: 4 });
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'lowest');
    await expect(args.onChoose).toHaveBeenCalledWith({ sort: 'lowest', rating: undefined });
    await userEvent.click(canvas.getByRole('link', { name: 'More reviews' }));
    await expect(args.onMore).toHaveBeenCalled();
  },
};
export const ByStars: Story = {
  parameters: { state: 'reviews by stars', recipe: 'Open /p/24170201, then press a row of the histogram.' },
  args: { rating: 3, items: items.slice(1), total: 12 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /^3 stars/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('link', { name: 'Show all' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ sort: 'newest' });
  },
};
/** A later page without JavaScript: only that page, with links to the others. */
export const SecondPage: Story = {
  parameters: {
    state: 'second page of reviews',
    recipe: 'Open /p/24170201, then press the button below the reviews.',
  },
  args: { page: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'More reviews' })).toHaveAttribute(
      'href',
      '?review-page=4#reviews',
    );
    await expect(canvas.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '?#reviews');
  },
};
/** The number of reviews is shown once they have loaded. */
export const Loading: Story = {
  parameters: {
    state: 'reviews loading',
    recipe: 'Open /p/24170201, slow `/catalog/products`, then change the order of the reviews.',
  },
  args: { items: [], loading: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('Showing');
    await expect(canvasElement).not.toHaveTextContent('More reviews');
  },
};
export const Empty: Story = {
  parameters: { state: 'no reviews yet', recipe: '/p/24110102' },
  args: { summary: { count: 0, histogram: [] }, items: [], total: 0 },
};
export const Failed: Story = {
  parameters: {
    state: 'reviews failed',
    recipe: 'Open /p/24170201, fail `/catalog/products`, then change the order of the reviews.',
  },
  args: { failed: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const LongContent: Story = {
  args: {
    items: [
      buildReview({
        author: 'Bartholomew-Alexandrina V.',
        title:
          'Bought a carton for the school office in August and we have not had one jam in the big copier since',
        body:
          'We print report cards, letters home and the weekly newsletter on it, on both sides, about two reams a day. '.repeat(
            8,
          ) + `The label says ${'A4/Letter-'.repeat(40)}which we could not figure out.`,
      }),
    ],
  },
};
