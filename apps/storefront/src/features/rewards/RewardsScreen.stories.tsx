import type { Meta } from '@storybook/react-vite';
import { buildRewardsProgram } from '@foolscap/account/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Rewards',
  ...pageAt({ path: '/account/rewards', signedIn: true }),
} satisfies Meta<PageArgs>;
export default meta;

/** An offer is activated, and a bonus category is chosen in the drawer. */
export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Your rewards' })).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: /^Activate: / }));
    await expect(await page.findByText('Activated')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Choose categories' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Bonus categories' }));
    await userEvent.click(await drawer.findByRole('checkbox', { name: 'Chairs' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Choose categories' }));
    await expect(await page.findByText(/Paper, Chairs/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
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
