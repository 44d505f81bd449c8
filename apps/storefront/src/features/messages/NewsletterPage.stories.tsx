import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Newsletter',
  ...pageAt({ path: '/newsletter' }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/^Email address/), 'ada@example.com{Enter}');
    await expect(await page.findByText(/^Check your inbox/)).toBeVisible();
  },
};
export const Phone = views.phone;
/** The long marketing form. */
export const Business = views.business;
export const Confirm = {
  ...views.showing('Confirm your sign-up'),
  args: { path: '/newsletter/confirm?token=abc' },
};
export const Confirmed = {
  ...views.showing('You’re subscribed'),
  args: { path: '/newsletter/confirm?done=1' },
};
export const Unsubscribe = {
  ...views.showing('Unsubscribe'),
  args: { path: '/newsletter/unsubscribe?token=abc' },
};
export const Unsubscribed = {
  ...views.showing('You’re unsubscribed'),
  args: { path: '/newsletter/unsubscribe?done=1' },
};
export const LinkExpired = {
  ...views.showing('Confirm your sign-up'),
  args: { path: '/newsletter/confirm?error=NEWSLETTER_LINK_INVALID' },
};
