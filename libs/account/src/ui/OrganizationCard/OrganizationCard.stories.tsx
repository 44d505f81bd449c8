import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildBudget, buildOrganization, buildShipTo } from '../../testing/index.ts';
import { OrganizationCard } from './OrganizationCard.tsx';

const organization = buildOrganization();
const meta = {
  title: 'Account/OrganizationCard',
  component: OrganizationCard,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: { data: organization, shipToHref: '/account/ship-to' },
  globals: { tenant: 'business' },
} satisfies Meta<typeof OrganizationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A contract with its own prices; without budgets the card has no section for them. */
export const Default: Story = {
  parameters: {
    state: 'organization of a member',
    recipe: 'Sign in on /cc/mmx as office@example.com, then open /cc/mmx/.',
    testedIn: 'libs/account/src/feature/OrganizationOverview.test.tsx',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('BM-2026 · 60 items at contract prices')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change the ship-to address' })).toHaveAttribute(
      'href',
      '/account/ship-to',
    );
    await expect(canvas.getByText('Required for each order')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Budgets' })).toBeNull();
  },
};
/** The remaining amount of each budget in its period. One is overdrawn. */
export const Budgets: Story = {
  parameters: {
    state: 'budgets of an organization',
    recipe: 'Sign in on /cc/mmx as studio@example.com, then open /cc/mmx/.',
    testedIn: 'apps/commerce-api/src/domains/organizations/organizations.test.ts',
  },
  args: {
    data: buildOrganization({
      budgets: [
        buildBudget(),
        buildBudget({
          code: 'SAMPLES',
          name: 'Paper samples',
          period: 'YEAR',
          amount: 100,
          availableBalance: 0,
        }),
        buildBudget({ code: 'LAB', name: 'Lab', period: 'QUARTER', amount: 250, availableBalance: -31.5 }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Studio supplies · STUDIO' })).toHaveAttribute(
      'aria-valuetext',
      '$3,187.40 of $5,000.00 left this month',
    );
    await expect(canvas.getByText('$0.00 of $100.00 left this year')).toBeVisible();
    await expect(canvas.getByText('$31.50 over the budget of $250.00 this quarter')).toBeVisible();
  },
};
/** A buyer whose larger orders need an approval, in an organization that orders contract items only. */
export const Limited: Story = {
  parameters: {
    state: 'organization with rules for orders',
    recipe: 'Sign in on /cc/mmx as desk@example.com, then open /cc/mmx/.',
  },
  args: {
    data: buildOrganization({
      organization: { ...organization.organization, division: 'Northeast', approvalLimit: 250 },
      contract: { contractId: 'RC-2026', pricedItems: 1, isContractOnly: true },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('RC-2026 · 1 item at contract prices. Other items can’t be ordered.'),
    ).toBeVisible();
    await expect(canvas.getByText('Needed for orders above $250.00')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: {
    state: 'organization loading',
    recipe:
      'Sign in on /cc/mmx as office@example.com, slow `/organization`, then follow the link to the home page.',
  },
  args: { data: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your organization' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
/** Without a contract, addresses or rules. */
export const Empty: Story = {
  parameters: {
    state: 'organization without a contract',
    recipe: 'Register an organization at /cc/mmx/office/supplies/register, then open /cc/mmx/.',
  },
  args: {
    data: buildOrganization({
      organization: { ...organization.organization, purchaseOrderPolicy: 'OPTIONAL' },
      contract: { pricedItems: 0, isContractOnly: false },
      addresses: [],
      shipToId: undefined,
    } as never),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('General business prices')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    state: 'organization failed',
    recipe: 'Fail `/organization`, then open /cc/mmx/ as office@example.com.',
  },
  args: {
    data: undefined,
    error: 'We couldn’t reach the shop. Check your connection and try again.',
    onRetry: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const LongContent: Story = {
  args: {
    data: buildOrganization({
      organization: {
        ...organization.organization,
        division: 'Northeastern-Regional-Division-for-Stationery-Paper-and-Furniture',
        approvalLimit: 12849999.99,
      },
      contract: {
        contractId: 'BM-2026-NORTHEAST-0000142-AMENDED',
        pricedItems: 128499,
        isContractOnly: false,
      },
      addresses: [
        buildShipTo({ label: 'Third floor, behind the elevators, Market Street office '.repeat(2).trim() }),
      ],
      budgets: Array.from({ length: 8 }, (_, index) =>
        buildBudget({
          code: `DEPARTMENT-OF-STATIONERY-${index + 1}`,
          name: 'Supplies of the department of stationery, paper and furniture',
          amount: 12849999.99,
        }),
      ),
    }),
  },
  globals: { viewport: { value: 'narrow' }, tenant: 'business' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
