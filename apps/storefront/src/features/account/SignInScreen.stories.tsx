import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Sign in',
  ...pageAt({ path: '/office/supplies/login' }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default = views.showing(/^Sign in/);
/**
 * A call was refused although the page shows a signed-in user. The page explains that, and does not return to the refused page by itself.
 */
export const Refused: PageStory = {
  args: { path: '/office/supplies/login?jumpUrl=%2Faccount#refused', signedIn: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('We couldn’t confirm that you’re signed in.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};
/** On the way to checkout, guests can continue with their email address on the same screen. */
export const ToCheckout: PageStory = {
  args: { path: '/office/supplies/login?jumpUrl=%2Fcheckout' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Continue with e-mail' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in');
  },
};
export const Phone = views.phone;
export const Business = views.business;
