import { freezeTime, settle } from '@foolscap/fake-time';
import type { CartInfo } from '../../contract/index.ts';
import { ACCOUNTING_CODES } from '@foolscap/core/vocabulary';
import { buildCart, buildCartItem } from '../../testing/builders.ts';
import { createCartStore } from '../../testing/cart-store.ts';
import { createFakeCartClient, type FakeCartOptions } from '../../testing/fake-cart-client.ts';
import { cartActions } from '../cart.slice.ts';
import { selectCart } from '../cart.selectors.ts';
import {
  accountingActions,
  accountingWrites,
  type AccountingChoice,
  selectIsChoosingAccounting,
  selectShowsBudgetOverlays,
} from './index.ts';

freezeTime();

const field = (name: string, ...values: string[]) => ({
  name,
  description: '',
  type: 'LIST' as const,
  list: values.map((value) => ({ value, description: '' })),
  level: 'ORDER' as const,
  totPages: 1,
});

const BUDGETS: Partial<CartInfo> = {
  invoiceInfo: {
    bc: { ...field('Budget center', 'PRINT', 'OFFICE'), values: ['PRINT'] },
    po: field('Purchase order', 'PO-1', 'PO-2'),
    por: field('Job number', 'R-1'),
    showBCLink: true,
    isConfigured: true,
    showNone: true,
    budgetingEnabled: true,
  },
  bcDetails: { budgetCenter: 'PRINT', availableBalance: 50 },
};

async function open(fields: Partial<CartInfo> = BUDGETS, options: FakeCartOptions = {}) {
  const client = createFakeCartClient({
    cart: { ...buildCart({ items: [buildCartItem()] }), ...fields },
    ...options,
  });
  const { store } = createCartStore({ client }, [], accountingWrites);
  store.dispatch(cartActions.cartRequested());
  await settle();
  return {
    client,
    store,
    choose: (choice: AccountingChoice) => store.dispatch(accountingActions.accountingRequested(choice)),
    held: () => selectCart(store.getState())!,
    sent: () =>
      client.calls
        .filter(({ operation }) => operation === 'updateCart')
        .map(({ args }) => (args[0] as { accounting: AccountingChoice }).accounting),
  };
}

it('chooses a budget center, and shows it', async () => {
  const { choose, held, store } = await open();
  expect(selectShowsBudgetOverlays(store.getState())).toBe(true);
  choose({ budgetCenter: 'OFFICE' });
  expect(selectIsChoosingAccounting(store.getState())).toBe(true);
  await settle();
  expect(selectIsChoosingAccounting(store.getState())).toBe(false);
  expect(held().bcDetails?.budgetCenter).toBe('OFFICE');
  choose({ budgetCenter: null });
  await settle();
  expect(held().bcDetails).toBeUndefined();
});

it('keeps fields that a choice omits, and drops the release with its purchase order', async () => {
  const { choose, held } = await open();
  choose({ purchaseOrder: 'PO-1', poRelease: 'R-1' });
  await settle();
  choose({ budgetCenter: 'OFFICE' });
  await settle();
  expect(held().invoiceInfo).toMatchObject({ po: { values: ['PO-1'] }, por: { values: ['R-1'] } });
  choose({ purchaseOrder: 'PO-2' });
  await settle();
  expect(held().invoiceInfo?.por).not.toHaveProperty('values');
});

it('sends choices that wait as one', async () => {
  const waiting: (() => void)[] = [];
  const { choose, sent } = await open(BUDGETS, {
    latency: () => new Promise<void>((resolve) => waiting.push(resolve)),
  });
  const reply = async () => {
    waiting.splice(0).forEach((resolve) => resolve());
    await settle();
  };
  await reply();
  choose({ budgetCenter: 'OFFICE' });
  await settle();
  choose({ purchaseOrder: 'PO-1', poRelease: 'R-1' });
  choose({ budgetCenter: 'PRINT' });
  choose({ purchaseOrder: 'PO-2' });
  await reply();
  await reply();
  expect(sent()).toEqual([{ budgetCenter: 'OFFICE' }, { purchaseOrder: 'PO-2', budgetCenter: 'PRINT' }]);
});

it('shows why a choice is refused, and keeps the cart', async () => {
  const { choose, held, store } = await open();
  choose({ budgetCenter: 'TRAVEL' });
  await settle();
  expect(store.getState().cart.alert?.failure.code).toBe(ACCOUNTING_CODES.budgetCenterInvalid);
  expect(held().bcDetails?.budgetCenter).toBe('PRINT');
});

it('shows no budgets to shoppers without an organization', async () => {
  const { choose, store } = await open({});
  expect(selectShowsBudgetOverlays(store.getState())).toBe(false);
  choose({ purchaseOrder: 'PO-1' });
  await settle();
  expect(store.getState().cart.alert?.failure.code).toBe(ACCOUNTING_CODES.notAvailable);
});
