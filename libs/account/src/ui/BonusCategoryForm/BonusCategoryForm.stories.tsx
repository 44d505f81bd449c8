import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildBonusCategories } from '../../testing/index.ts';
import { BonusCategoryForm } from './BonusCategoryForm.tsx';

const meta = {
  title: 'Account/BonusCategoryForm',
  component: BonusCategoryForm,
  tags: ['autodocs'],
  args: { bonusCategories: buildBonusCategories(), onChoose: fn() },
} satisfies Meta<typeof BonusCategoryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One category is chosen, and one more can be. */
export const Default: Story = {
  parameters: {
    state: 'bonus categories',
    recipe: 'Sign in as wendy@example.com, then press "Choose categories" at /account/rewards.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: 'Paper (chosen)' })).toBeDisabled();
    const submit = canvas.getByRole('button', { name: 'Choose categories' });
    await userEvent.click(submit);
    await expect(canvas.getByText('Choose at least one category.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chairs' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cleaning' }));
    await userEvent.click(submit);
    await expect(canvas.getByText('Choose at most 1 category.')).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cleaning' }));
    await userEvent.click(submit);
    await expect(args.onChoose).toHaveBeenCalledWith(['chairs']);
  },
};
export const Saving: Story = {
  parameters: {
    state: 'bonus categories: saving',
    recipe: 'Slow `/account/rewards/categories`, then choose a category.',
  },
  args: { busy: true },
};
/** Another tab has chosen the categories. */
export const Refused: Story = {
  parameters: {
    state: 'bonus categories: refused',
    recipe: 'Choose all categories in another tab, then choose one here.',
    testedIn: 'apps/commerce-api/src/domains/rewards/offers.test.ts',
  },
  args: { error: 'You’ve already chosen your bonus categories for this quarter.', attempt: 1 },
};
export const LongContent: Story = {
  args: {
    bonusCategories: buildBonusCategories({
      options: Array.from({ length: 20 }, (_, index) => ({
        id: `category-${index}`,
        name: `${'Conferenceroom furniture and accessories '.repeat(3)}${index}`,
        isChosen: index === 0,
      })),
    }),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
