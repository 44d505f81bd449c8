import type { PaymentInfo } from '../contract/index.ts';
import type { StoredPayAuth } from '../model/pay-auth.ts';
import type { PayAuthRoot } from './pay-auth.slice.ts';
import type { PaymentsRoot } from './payments.slice.ts';
import type { WalletRoot } from './wallet.slice.ts';

/** `paymentInfo` of the cart state (storefront-3.57): the saved cards with their roles; while they are reloaded, the last known ones. */
export const selectPaymentInfo = ({ wallet }: WalletRoot): PaymentInfo | undefined => wallet.info.value;

/** `spayTokenData` of the cart state (storefront-3.57): the tokens that open vendors' windows; undefined until they have arrived. */
export const selectSpayTokenData = ({ payAuth }: PayAuthRoot): StoredPayAuth | undefined =>
  'spayTokenData' in payAuth ? payAuth.spayTokenData : undefined;

/**
 * `selectedCreditCardId` of the cart state (storefront-3.57): the id of the credit card that the shopper has put on the order. A change of that
 * card is sent with it (storefront-3.34).
 */
export const selectSelectedCreditCardId = ({ payments: { card } }: PaymentsRoot): string | undefined =>
  card.phase === 'saved' && card.payment.paymentType === 'CREDIT_CARD' ? card.payment.id : undefined;
