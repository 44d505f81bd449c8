import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildContract, buildOrganization } from '../../testing/index.ts';
import { ContractList } from './ContractList.tsx';

const meta = {
  title: 'Account/ContractList',
  component: ContractList,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: { data: buildOrganization(), itemsHref: '/c/on-contract' },
  globals: { tenant: 'business' },
} satisfies Meta<typeof ContractList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'contract of an organization',
    recipe: 'Sign in on /cc/mmx as buyer@example.com, then open /cc/mmx/account/contracts.',
    testedIn: 'apps/commerce-api/src/domains/organizations/contracts/contracts.test.ts',
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: /Bell & Margin LLC supply agreement/ }),
    ).toHaveTextContent('No end date');
    await expect(canvas.getByRole('link', { name: 'See the items on contract' })).toHaveAttribute(
      'href',
      '/c/on-contract',
    );
    await expect(canvas.queryByText(/The terms of/)).toBeNull();
  },
};
/** Percentages off categories, brands and everything. */
export const WithDiscounts: Story = {
  parameters: {
    state: 'contract with percentages off list prices',
    recipe:
      'Import a contract with rows for a category, a brand and the category all, then open /cc/mmx/account/contracts.',
    testedIn: 'apps/commerce-api/src/domains/organizations/contracts/contract-rules.test.ts',
  },
  args: {
    data: buildOrganization({
      contracts: [
        buildContract({
          items: 0,
          rules: [
            { kind: 'CATEGORY', name: 'Paper', percentOff: 12.5, id: 'paper', url: '/c/paper' },
            { kind: 'BRAND', name: 'Inkwell', percentOff: 10 },
            { kind: 'ALL', name: '', percentOff: 3 },
          ],
        }),
        buildContract({
          number: 'ALL-1',
          name: 'Everything',
          isLeading: false,
          items: 0,
          rules: [{ kind: 'ALL', name: '', percentOff: 2 }],
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    for (const text of ['12.5% off Paper', '10% off Inkwell', '3% off everything else', '2% off all items'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByText('0 items')).toBeNull();
  },
};
/** A contract with terms, another one with prices only, and one that has not started. */
export const Several: Story = {
  parameters: {
    state: 'contracts with terms',
    recipe: 'Import three contracts with `npm run contracts -- import`, then open /cc/mmx/account/contracts.',
  },
  args: {
    data: buildOrganization({
      contract: { contractId: 'BM-2026', pricedItems: 1290, isContractOnly: true },
      contracts: [
        buildContract({
          startsOn: '2026-01-01',
          endsOn: '2026-12-31',
          items: 1250,
          orderMinimum: 250,
          payments: ['invoice', 'card'],
          shipTo: ['Market Street office', 'Harbor warehouse'],
          billTo: ['Accounts payable'],
        }),
        buildContract({
          number: 'PAPER-7',
          name: 'Paper',
          isLeading: false,
          items: 1,
          endsOn: '2027-03-31',
          payments: [],
        }),
        buildContract({
          number: 'BM-2027',
          name: 'Renewal',
          isCurrent: false,
          isLeading: false,
          startsOn: '2027-01-01',
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('January 1, 2026 – December 31, 2026')).toBeVisible();
    await expect(canvas.getByText(/\$250.00 of items/)).toBeVisible();
    await expect(canvas.getByText('Invoice, Credit card')).toBeVisible();
    await expect(canvas.getByText('Market Street office, Harbor warehouse')).toBeVisible();
    await expect(canvas.getByText('Gift cards and rewards only')).toBeVisible();
    await expect(canvas.getByText('BM-2027 · Starts on January 1, 2027')).toBeVisible();
    await expect(canvas.getByText('You can order items on contract only.')).toBeVisible();
    await expect(canvas.getByText(/The terms of this contract apply/)).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: {
    state: 'organization without contracts',
    recipe:
      'Register an organization at /cc/mmx/office/supplies/register, then open /cc/mmx/account/contracts.',
  },
  args: {
    data: buildOrganization({ contract: { pricedItems: 0, isContractOnly: false }, contracts: [] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No contracts')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Loading: Story = {
  parameters: {
    state: 'contracts loading',
    recipe: 'Slow `/organization`, then follow the link to the contracts.',
  },
  args: { data: undefined },
};
export const Failed: Story = {
  parameters: {
    state: 'contracts failed',
    recipe: 'Fail `/organization`, then open /cc/mmx/account/contracts as buyer@example.com.',
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
      contracts: [
        buildContract({
          number: 'BM-2026-NORTHEAST-0000142-AMENDED-AND-RESTATED',
          name: 'Agreement about stationery, paper and furniture for all offices of the northeastern division',
          orderMinimum: 12849999.99,
          shipTo: Array.from({ length: 12 }, (_, index) => `Third floor, behind the elevators ${index + 1}`),
        }),
      ],
    }),
  },
  globals: { viewport: { value: 'narrow' }, tenant: 'business' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
