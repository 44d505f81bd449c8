import type { Meta } from '@storybook/react-vite';
import { buildRewardsProgram } from '@foolscap/account/testing';
import { expect, userEvent, within } from 'storybook/test';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Rewards',
  ...pageAt({ path: '/account/rewards', signedIn: true }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default: PageStory = views.showing('Your rewards');
export const Phone: PageStory = views.phone;
export const Business: PageStory = views.business;
/** The account has not joined yet. */
export const Join: PageStory = {
  args: {
    rewards: buildRewardsProgram({
      isMember: false,
      mayJoin: true,
      balance: 0,
      expiring: [],
      history: { entries: [], page: 1, pages: 1 },
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Join the rewards program' }));
    await expect(await page.findByText('Welcome! You are a member of the rewards program.')).toBeVisible();
  },
};
export const Empty: PageStory = {
  args: {
    rewards: buildRewardsProgram({
      balance: 0,
      amtSpent: 0,
      remainingAmt: 250,
      expiring: [],
      history: { entries: [], page: 1, pages: 1 },
    }),
  },
};
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;
