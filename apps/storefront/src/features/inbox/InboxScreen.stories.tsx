import type { Meta } from '@storybook/react-vite';
import { buildAccountMessages } from '@foolscap/account/testing';
import { expect, userEvent, within } from 'storybook/test';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Messages of the account',
  ...pageAt({ path: '/account/messages', signedIn: true }),
} satisfies Meta<PageArgs>;
export default meta;

/** A message is marked as read. */
export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Your messages' })).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: /^Mark as read: / }));
    await expect(page.queryByText('New')).toBeNull();
    await expect(page.getByRole('group', { name: 'Your messages' })).toHaveFocus();
  },
};
export const Phone: PageStory = views.phone;
export const Business: PageStory = views.business;
export const Empty: PageStory = { args: { inbox: buildAccountMessages([]) } };
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;
