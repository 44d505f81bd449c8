import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AccountingEntry } from '../../model/index.ts';
import { buildInvoiceField, buildReleaseField } from '../../testing/index.ts';
import { AccountingDrawer } from './AccountingDrawer.tsx';

const STUDIO = { value: 'STUDIO', description: 'Studio supplies' };
const budgets: AccountingEntry = {
  field: 'bc',
  info: buildInvoiceField(),
  chosen: STUDIO,
  canChange: true,
  allowsNone: true,
};
const many = Array.from({ length: 100 }, (_, place) => ({
  value: `CC-${1000 + place}`,
  description: place % 9 ? `Cost center ${place + 1}` : `Print room ${place + 1}`,
}));

const meta = {
  title: 'Cart/AccountingDrawer',
  component: AccountingDrawer,
  // On a page with all stories, they would cover each other.
  tags: ['!autodocs'],
  args: { open: true, entry: budgets, defaultValue: 'STUDIO', onClose: fn(), onSave: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountingDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const getDrawer = async (name = 'Budget center') => within(await screen.findByRole('dialog', { name }));

/** One of a few budget centers. */
export const Default: Story = {
  parameters: {
    state: 'budget center overlay',
    recipe:
      'sign in as studio@example.com on the business site, add 24110101, open /cc/mmx/cart, press Change beside the budget center',
    testedIn: 'libs/cart/src/feature/accounting/Accounting.test.tsx',
  },
  play: async ({ args }) => {
    const drawer = await getDrawer();
    await expect(drawer.getByRole('radio', { name: /^Studio supplies/ })).toBeChecked();
    await userEvent.click(drawer.getByRole('radio', { name: /^Paper samples/ }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith('SAMPLES');
  },
};

/** The order can be charged to no budget. */
export const None: Story = {
  play: async ({ args }) => {
    const drawer = await getDrawer();
    await userEvent.click(drawer.getByRole('radio', { name: 'None' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(null);
  },
};

/** An organization that requires a budget center offers no "None". */
export const Required: Story = {
  parameters: {
    state: 'budget center required',
    recipe:
      'Storybook only: the organizations of the demo allow an order without a budget center until it is placed.',
  },
  args: { entry: { ...budgets, allowsNone: false } },
  play: async () => {
    await expect((await getDrawer()).queryByRole('radio', { name: 'None' })).toBeNull();
  },
};

/** Submitting without a change just closes the overlay. */
export const Unchanged: Story = {
  play: async ({ args }) => {
    await userEvent.click((await getDrawer()).getByRole('button', { name: 'Save' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A long list has a search field. */
export const Search: Story = {
  parameters: {
    state: 'budget centers searched',
    recipe: 'Storybook only: needs more than eight budget centers.',
  },
  args: { entry: { ...budgets, info: buildInvoiceField({ list: many }), chosen: many[2] } },
  play: async () => {
    const drawer = await getDrawer();
    await userEvent.type(drawer.getByRole('searchbox', { name: 'Search' }), 'print 100');
    await expect(await drawer.findByText('3 of 100')).toBeVisible();
    await expect(drawer.getAllByRole('radio', { name: /Print room/ })).toHaveLength(3);
  },
};

export const NoMatches: Story = {
  parameters: {
    state: 'budget centers: no match',
    recipe: 'Storybook only: needs more than eight budget centers.',
  },
  args: Search.args!,
  play: async () => {
    const drawer = await getDrawer();
    await userEvent.type(drawer.getByRole('searchbox', { name: 'Search' }), 'zebra');
    await expect(await drawer.findByText('Nothing matches “zebra”.')).toBeVisible();
  },
};

/** The list has more pages, whose values are chosen by code. */
export const MorePages: Story = {
  parameters: {
    state: 'budget centers on further pages',
    recipe: 'Storybook only: needs more budget centers than one reply holds.',
    testedIn: 'libs/cart/src/feature/accounting/Accounting.test.tsx',
  },
  args: { entry: { ...budgets, info: buildInvoiceField({ list: many, totPages: 3 }), chosen: many[2] } },
  play: async ({ args }) => {
    const drawer = await getDrawer();
    await userEvent.type(drawer.getByRole('textbox', { name: 'Another code' }), 'CC-1207');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith('CC-1207');
  },
};

/** A list with several pages is searched on the server. */
export const FoundOnTheServer: Story = {
  parameters: {
    state: 'budget center of a later page',
    recipe: 'Storybook only: needs more budget centers than one reply holds.',
    testedIn: 'libs/cart/src/feature/accounting/Accounting.test.tsx',
  },
  args: {
    entry: { ...budgets, info: buildInvoiceField({ list: many, totPages: 3 }), chosen: many[2]! },
    found: { list: [{ value: 'CC-1207', description: 'Field office 1207' }], count: 1 },
    onFind: fn(),
  },
  play: async ({ args }) => {
    const drawer = await getDrawer();
    await userEvent.type(drawer.getByRole('searchbox', { name: 'Search' }), '1207');
    await waitFor(() => expect(args.onFind).toHaveBeenCalledWith('1207'));
    await userEvent.click(drawer.getByRole('radio', { name: /Field office 1207/ }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith('CC-1207');
  },
};

/** An organization without a purchase order list accepts any number. */
export const PurchaseOrderNumber: Story = {
  parameters: {
    state: 'purchase order entered',
    recipe:
      'sign in as studio@example.com on the business site, add 24110101, open /cc/mmx/cart, press Change beside the purchase order, and type a number',
  },
  args: {
    entry: {
      field: 'po',
      info: buildInvoiceField({ name: 'Purchase order', type: 'TEXT', list: undefined, description: '' }),
      canChange: true,
      allowsNone: true,
    },
  },
  play: async ({ args }) => {
    const drawer = await getDrawer('Purchase order');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Purchase order' }), ' PO-7 {Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('PO-7');
  },
};

/** The release has the organization's own label. */
export const Release: Story = {
  parameters: {
    state: 'release overlay',
    recipe:
      'sign in as studio@example.com on the business site, add 24110101, open /cc/mmx/cart, choose the purchase order PO-3118, press Change beside its release',
    testedIn: 'libs/cart/src/feature/accounting/Accounting.test.tsx',
  },
  args: {
    entry: {
      field: 'por',
      info: buildReleaseField(),
      canChange: true,
      allowsNone: true,
    },
    defaultValue: undefined,
  },
  play: async () => {
    await expect((await getDrawer('Job number')).getByRole('radio', { name: /^Cover/ })).toBeVisible();
  },
};

export const Saving: Story = {
  parameters: {
    state: 'budget center saving',
    recipe:
      'sign in as studio@example.com on the business site, add 24110101, open /cc/mmx/cart, slow `/checkout/default`, then choose another budget center in the overlay',
    testedIn: 'libs/cart/src/feature/accounting/Accounting.test.tsx',
  },
  args: { isSaving: true },
  play: async ({ args }) => {
    const save = (await getDrawer()).getByRole('button', { name: 'Save' });
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The page behind is inert, so the overlay reports the rejection itself. */
export const Refused: Story = {
  parameters: {
    state: 'choice of accounting refused',
    recipe: 'Storybook only: needs a budget center that is closed between the page and the choice.',
    testedIn: 'libs/cart/src/feature/accounting/Accounting.test.tsx',
  },
  args: { error: { text: 'Your organization has no such budget center. Choose another one.' } },
  play: async () => {
    await expect((await getDrawer()).getByRole('alert')).toHaveTextContent(/no such budget center/);
  },
};

/** An entered code is rejected at its field. */
export const CodeRefused: Story = {
  parameters: {
    state: 'accounting code refused',
    recipe:
      'sign in as studio@example.com on the business site, add 24110101, open /cc/mmx/cart, press Change beside the purchase order, and enter PO-1',
    testedIn: 'libs/cart/src/feature/accounting/Accounting.test.tsx',
  },
  args: {
    entry: {
      field: 'po',
      info: buildInvoiceField({ name: 'Purchase order', type: 'TEXT', list: undefined, description: '' }),
      chosen: { value: 'PO-1', description: '' },
      canChange: true,
      allowsNone: true,
    },
    error: { text: 'Your organization has no such purchase order. Choose another one.' },
  },
  play: async () => {
    const field = (await getDrawer('Purchase order')).getByRole('textbox', { name: 'Purchase order' });
    await expect(field).toHaveAccessibleDescription(/no such purchase order/);
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongContent: Story = {
  args: {
    entry: {
      ...budgets,
      info: buildInvoiceField({
        name: 'Department and cost center of the requesting office',
        list: many.map(({ value, description }) => ({
          value: `${value}-NORTHEAST-REGIONAL-FACILITIES-OPERATIONS`,
          description: `${description} of the northeast regional facilities, operations and building maintenance`,
        })),
      }),
      chosen: undefined,
    } as AccountingEntry,
  },
};
