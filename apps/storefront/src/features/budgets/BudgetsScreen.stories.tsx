import type { Meta } from '@storybook/react-vite';
import { buildBudgetsData } from '@foolscap/account/testing';
import { expect, userEvent, within } from 'storybook/test';
import { organizationRoutes } from '../../testing/sample-organization.ts';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Budgets',
  ...pageAt({ path: '/account/budgets', signedIn: true, routes: organizationRoutes }),
  globals: { tenant: 'business' },
} satisfies Meta<PageArgs>;
export default meta;

/** A budget is added. */
export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: /^Code/ }), 'TRAVEL');
    await userEvent.type(page.getByRole('textbox', { name: /^Name/ }), 'Travel');
    await userEvent.type(page.getByRole('textbox', { name: /^Amount per period/ }), '1,200.50');
    await userEvent.click(page.getByRole('button', { name: 'Add a budget' }));
    await expect(await page.findByText('The budget was added.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Travel · TRAVEL' })).toBeVisible();
  },
};
/** A budget with its plot and its statement is adjusted and removed. */
export const OneBudget: PageStory = {
  args: { path: '/account/budgets?budget=PRINT' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('img', { name: /Nov 2026: \$450\.00 spent, \$200\.00 reserved, \$450\.00 left/ }),
    ).toBeVisible();
    await expect(await page.findByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/forms\/account\/budgets\/statement\.csv\?budget=PRINT&period=2026-11-01&/),
    );
    await userEvent.type(page.getByRole('textbox', { name: /^Amount of the adjustment/ }), '-50');
    await userEvent.click(page.getByRole('button', { name: 'Adjust the current period' }));
    await expect(await page.findByText('The budget was adjusted.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Remove this budget' }));
    await expect(await page.findByText('The budget was removed.')).toBeVisible();
    await expect(page.queryByRole('link', { name: /PRINT/ })).toBeNull();
  },
};
export const Phone: PageStory = views.phone;
/** A member who may only see the budgets. */
export const Overview: PageStory = {
  args: { budgets: { ...buildBudgetsData(), choices: undefined } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Print room · PRINT' })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Add a budget' })).toBeNull();
  },
};
export const Empty: PageStory = { args: { budgets: buildBudgetsData({ budgets: [] }) } };
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;
