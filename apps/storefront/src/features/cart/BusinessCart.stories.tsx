import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { CartInfo } from '@foolscap/cart/contract';
import { buildCart, buildInvoiceField, buildInvoiceInfo, buildReleaseField } from '@foolscap/cart/testing';
import { pageAt, type PageArgs } from '../../testing/page-story.tsx';
import { sampleCart } from '../../testing/sample-cart.ts';
import { organizationRoutes } from '../../testing/sample-organization.ts';

const ACCOUNT = {
  organizationId: 'org-1',
  organizationName: 'Bell & Margin LLC',
  customerNumber: '******-0417',
  contractOnly: false,
  healthCare: false,
};

/** A member's cart in an organization with budgets. The first line is on contract, with the organization's part number. */
const businessCart = (fields: Partial<CartInfo> = {}): CartInfo => {
  const { items, ...cart } = sampleCart();
  return {
    ...cart,
    items: items.map((line, place) => ({
      ...line,
      ...(place === 0 ? { customerSku: 'BM-1042' } : {}),
      product: {
        ...line.product,
        contractInfo:
          place === 1
            ? { onContract: false, priceMethod: 'MPI' }
            : { onContract: true, priceMethod: 'CONTRACT' },
      },
    })),
    cartAccountInfo: ACCOUNT,
    invoiceInfo: buildInvoiceInfo({ por: buildReleaseField() }),
    bcDetails: { budgetCenter: 'STUDIO', availableBalance: 4950 },
    addresses: [
      {
        type: 'S',
        firstName: 'Receiving',
        lastName: 'Desk',
        organizationName: 'Bell & Margin LLC',
        address1: '400 Market Street',
        city: 'Philadelphia',
        state: 'PA',
        country: 'US',
        zipCode: '19106',
        phones: [{ number: '2155550142' }],
      },
    ],
    ...fields,
  };
};

const meta = {
  title: 'Pages/Business cart',
  ...pageAt({ path: '/cart', signedIn: true, routes: organizationRoutes, cart: businessCart() }),
  globals: { tenant: 'business' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<PageArgs>;

const getBox = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: 'Accounting' }));

/** A business cart with address, budget and contract flags. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = await getBox(canvasElement);
    await expect(box.getByText('$4,950.00 available')).toBeVisible();
    const page = within(canvasElement);
    await expect(page.getByText('Market Street office, Philadelphia')).toBeVisible();
    await expect(await page.findByText('Off contract')).toBeVisible();
    await expect(page.getByText('Your part number: BM-1042')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Another budget center is chosen in the overlay. */
export const BudgetCenter: Story = {
  play: async ({ canvasElement }) => {
    const box = await getBox(canvasElement);
    const change = box.getByRole('button', { name: 'Change Budget center' });
    await userEvent.click(change);
    const drawer = within(await screen.findByRole('dialog', { name: 'Budget center' }));
    await userEvent.click(drawer.getByRole('radio', { name: /^Paper samples/ }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await expect(await box.findByText('Paper samples · SAMPLES')).toBeVisible();
    await waitFor(() => expect(change).toHaveFocus());
  },
};

/** A code that is not on the list's first page and that the organization does not have. */
export const BudgetCenterRefused: Story = {
  args: {
    cart: businessCart({
      invoiceInfo: buildInvoiceInfo({ bc: buildInvoiceField({ values: ['STUDIO'], totPages: 3 }) }),
    }),
    // A value that is removed between the search and the choice.
    routes: {
      ...organizationRoutes,
      'GET /cart/accounting/values': () => ({
        list: [{ value: 'TRAVEL', description: 'Travel' }],
        count: 1,
        page: 1,
        totPages: 1,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const box = await getBox(canvasElement);
    await userEvent.click(box.getByRole('button', { name: 'Change Budget center' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Budget center' }));
    await userEvent.type(drawer.getByRole('searchbox', { name: 'Search' }), 'travel');
    await userEvent.click(await drawer.findByRole('radio', { name: /^Travel/ }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(drawer.getByText(/^Your organization has no such budget center/)).toBeVisible(),
    );
  },
};

/** The order costs more than what is left in the budget. */
export const BudgetExceeded: Story = {
  args: { cart: businessCart({ bcDetails: { budgetCenter: 'STUDIO', availableBalance: 1 } }) },
  play: async ({ canvasElement }) => {
    const box = await getBox(canvasElement);
    await expect(box.getByText(/over this budget/)).toBeVisible();
  },
};

/** The total exceeds the buyer's limit. */
export const ApprovalNeeded: Story = {
  args: { cart: businessCart({ cartAccountInfo: { ...ACCOUNT, approvalLimit: 10 } }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^This order needs approval/)).toBeVisible();
  },
};

/** The organization has no budgets, so there are no overlays. */
export const WithoutBudgets: Story = {
  args: { cart: businessCart({ invoiceInfo: undefined, bcDetails: undefined } as Partial<CartInfo>) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Market Street office, Philadelphia')).toBeVisible();
    await expect(page.queryByRole('region', { name: 'Accounting' })).toBeNull();
  },
};

/** A policy of the organization has become stricter, so the line shows the reason and checkout is blocked. */
export const Blocked: Story = {
  args: {
    cart: {
      ...buildCart({
        items: businessCart().items.map((line, place) =>
          place === 1
            ? { ...line, messages: [{ code: 'BLOCKED_FOR_ADD_TO_CART', type: 'ERROR' as const }] }
            : line,
        ),
        messages: [
          {
            code: 'BLOCKED_FOR_ADD_TO_CART',
            type: 'ERROR',
            description: 'Your organization’s policy doesn’t allow some items. Remove them to continue.',
          },
        ],
      }),
      cartAccountInfo: ACCOUNT,
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/policy doesn’t allow this item/)).toBeVisible();
    await expect(page.getByText(/policy doesn’t allow some items/)).toBeVisible();
    for (const link of page.queryAllByRole('link', { name: 'Checkout' }))
      await expect(link).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The address can be changed in a drawer. */
export const ShipTo: Story = {
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Change ship-to address' });
    await userEvent.click(link);
    const drawer = within(await screen.findByRole('dialog', { name: 'Ship to' }));
    await waitFor(() => expect(drawer.getByRole('radio', { name: /Market Street office/ })).toBeVisible());
  },
};
