import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Your design',
  ...pageAt({ path: '/customize?error=PUNCHOUT_EXPIRED' }),
} satisfies Meta<PageArgs>;
export default meta;

/** The result arrived too late and cannot be sent again. */
export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('This design has expired. Customize the item again.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};
export const Phone = views.phone;

/** The API could not be reached, so the same result can be sent again. */
export const Failed: PageStory = {
  args: { path: '/customize?error=NETWORK&result=design' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('We couldn’t add your design. Try again.')).toBeVisible();
    const form = canvas.getByRole('button', { name: 'Try again' }).closest('form')!;
    await expect(form).toHaveAttribute('action', '/forms/customize');
    await expect(form.querySelector('[name="result"]')).toHaveValue('design');
  },
};

/** The cart refused the item for good: the page explains why and offers no retry. */
export const Refused: PageStory = {
  args: { path: '/customize?error=BLOCKED_FOR_ADD_TO_CART' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(/^Your organization’s policy doesn’t allow this item/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};

/** The URL has no result, as from a bookmark. */
export const Empty: PageStory = {
  args: { path: '/customize' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/This design isn’t from this visit/)).toBeVisible();
  },
};
