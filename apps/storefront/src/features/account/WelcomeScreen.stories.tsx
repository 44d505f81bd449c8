import type { Meta } from '@storybook/react-vite';
import { buildAccount, buildProfile } from '@foolscap/account/testing';
import { expect, within } from 'storybook/test';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const newAccount = buildAccount(buildProfile({ isEmailConfirmed: false, rewardsNo: undefined }));

const meta = {
  title: 'Pages/Welcome',
  ...pageAt({
    path: '/account/welcome',
    signedIn: true,
    routes: { 'GET /account': () => Promise.resolve(newAccount) },
  }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
    const steps = within(await page.findByRole('list', { name: 'Getting started' }));
    await expect(steps.getByRole('link', { name: 'Add an address' })).toBeVisible();
  },
};
export const Phone: PageStory = views.phone;
export const Business: PageStory = views.business;
