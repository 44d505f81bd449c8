import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { getAccountingEntries } from '../../model/index.ts';
import { buildInvoiceField, buildInvoiceInfo, buildReleaseField } from '../../testing/index.ts';
import { AccountingBox } from './AccountingBox.tsx';

const purchaseOrder = buildInvoiceField({
  name: 'Purchase order',
  values: ['PO-3118'],
  list: [{ value: 'PO-3118', description: 'Spring catalog' }],
});

const meta = {
  title: 'Cart/AccountingBox',
  component: AccountingBox,
  args: {
    entries: getAccountingEntries(buildInvoiceInfo()),
    bcDetails: { budgetCenter: 'STUDIO', availableBalance: 4950.5 },
    onChange: fn(),
  },
} satisfies Meta<typeof AccountingBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A budget center with its balance, and no purchase order. */
export const Default: Story = {
  parameters: {
    state: 'accounting',
    recipe: 'sign in as studio@example.com on the business site, add 24110101, open /cc/mmx/cart',
    testedIn: 'libs/cart/src/feature/accounting/Accounting.test.tsx',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Studio supplies · STUDIO')).toBeVisible();
    await expect(canvas.getByText('$4,950.50 available')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change Budget center' }));
    await expect(args.onChange).toHaveBeenCalledWith('bc');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Purchase order' }));
    await expect(args.onChange).toHaveBeenCalledWith('po');
  },
};

/** The release has the organization's own label. */
export const WithRelease: Story = {
  parameters: {
    state: 'accounting with a release',
    recipe:
      'sign in as studio@example.com on the business site, add 24110101, open /cc/mmx/cart, choose the purchase order PO-3118',
    testedIn: 'apps/storefront/e2e/business-cart.journey.ts',
  },
  args: {
    entries: getAccountingEntries(
      buildInvoiceInfo({ po: purchaseOrder, por: buildReleaseField({ values: ['R-2'] }) }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Inside pages · R-2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change Job number' })).toBeVisible();
  },
};

/** Nothing is chosen. */
export const None: Story = {
  parameters: {
    state: 'accounting: none chosen',
    recipe:
      'Sign in as firstdraft@example.com on the business site, add 24110101, open /cc/mmx/cart, choose no budget center.',
    testedIn: 'libs/cart/src/feature/accounting/Accounting.test.tsx',
  },
  args: {
    entries: getAccountingEntries(buildInvoiceInfo({ bc: buildInvoiceField() })),
    bcDetails: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('None')).toHaveLength(2);
  },
};

/** The order costs more than what is left in the budget. */
export const BudgetExceeded: Story = {
  parameters: {
    state: 'budget exceeded',
    recipe:
      'sign in as studio@example.com on the business site, add 24110101, open /cc/mmx/cart, choose the budget center SAMPLES',
    testedIn: 'libs/cart/src/feature/accounting/Accounting.test.tsx',
  },
  args: { bcDetails: { budgetCenter: 'SAMPLES', availableBalance: 1 }, excess: 4123 },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(
        'Your order is $41.23 over this budget. Choose another one, or change your cart.',
      ),
    ).toBeVisible();
  },
};

/** The organization allows overdrafts. */
export const BudgetOverdrawn: Story = {
  parameters: {
    state: 'budget overdrawn',
    recipe: 'sign in as firstdraft@example.com on the business site, add items for more than $250',
  },
  args: { bcDetails: { budgetCenter: 'LAB', availableBalance: -80, allowsOverdraft: true }, excess: 12123 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Your organization allows that/)).toBeVisible();
  },
};

/** A choice that was submitted without JavaScript. */
export const Refused: Story = {
  parameters: {
    state: 'accounting refused without JavaScript',
    recipe:
      'sign in as studio@example.com on the business site, add 24110101, open /cc/mmx/cart without JavaScript, then submit a release that does not belong to the purchase order',
    testedIn: 'apps/storefront/src/server/accounting-forms.test.ts',
  },
  args: { refusal: 'This purchase order has no such release. Choose another one.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/has no such release/)).toBeVisible();
  },
};

/** The values stay until the server has confirmed the choice. */
export const Saving: Story = {
  parameters: {
    state: 'accounting saving',
    recipe:
      'sign in as studio@example.com on the business site, add 24110101, open /cc/mmx/cart, slow `/checkout/default`, then choose another budget center',
    testedIn: 'libs/cart/src/feature/accounting/Accounting.test.tsx',
  },
  args: { isSaving: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region', { name: 'Accounting' });
    await expect(box).toHaveAttribute('aria-busy', 'true');
  },
};

/** The overlay is being loaded. */
export const Opening: Story = {
  parameters: {
    state: 'accounting overlay opening',
    recipe:
      'sign in as studio@example.com on the business site, add 24110101, open /cc/mmx/cart, slow scripts in the browser’s tools, then press Change',
  },
  args: { opening: 'bc' },
};

/** Without enabled and configured budgets there are no overlays, and the purchase order is entered at checkout. */
export const WithoutBudgets: Story = {
  parameters: {
    state: 'accounting without budgets',
    recipe: 'Storybook only: every organization of the demo with accounting has budgets configured.',
    testedIn: 'libs/cart/src/feature/accounting/Accounting.test.tsx',
  },
  args: {
    entries: getAccountingEntries(
      buildInvoiceInfo({ bc: undefined, po: purchaseOrder, budgetingEnabled: false, isConfigured: false }),
    ),
    bcDetails: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Spring catalog · PO-3118')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    entries: getAccountingEntries(
      buildInvoiceInfo({
        bc: buildInvoiceField({
          name: 'Department and cost center of the requesting office',
          values: ['NORTHEAST-REGIONAL-FACILITIES-OPERATIONS'],
          list: [
            {
              value: 'NORTHEAST-REGIONAL-FACILITIES-OPERATIONS',
              description: 'Northeast regional facilities, operations and building maintenance',
            },
          ],
        }),
      }),
    ),
    bcDetails: { budgetCenter: 'NORTHEAST', availableBalance: 1284999999.99 },
  },
};
