import type { Failure } from '@foolscap/core/http';
import { isAccountingRefusal, showsBudgetOverlays } from '../../model/accounting.ts';
import { type CartRoot, selectCart } from '../cart.selectors.ts';
import { operationKey } from '../cart.state.ts';
import type { CartWrite } from '../define-cart-write.ts';
import { accountingRequested, chooseAccounting } from './choose-accounting.ts';

export {
  type AccountingValuesRoot,
  type AccountingValuesState,
  accountingValuesActions,
  createAccountingValuesModule,
  selectAccountingValues,
} from './accounting-values.module.ts';
export type { AccountingChoice } from '../cart.state.ts';

/** The actions of budgets and purchase orders. */
export const accountingActions = { accountingRequested };

/** The write for budgets and purchase orders. Pass it to `extend` of the cart's module. */
export const accountingWrites: readonly CartWrite[] = [chooseAccounting];

/** Selects whether the cart shows the budget center overlays (cart-5.27). */
export const selectShowsBudgetOverlays = (root: CartRoot): boolean =>
  showsBudgetOverlays(selectCart(root)?.invoiceInfo);

export const selectIsChoosingAccounting = (root: CartRoot): boolean =>
  operationKey('accounting') in root.cart.pending;

/** Selects the failure of the last choice, until its alert is dismissed. */
export function selectAccountingFailure({ cart: { alert } }: CartRoot): Failure | undefined {
  return alert && (alert.change?.kind === 'accounting' || isAccountingRefusal(alert.failure))
    ? alert.failure
    : undefined;
}
