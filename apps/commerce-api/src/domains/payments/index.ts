export { createAccountInvoices } from './account-invoices.ts';
export { createBillingAddressService, type BillingAddressService } from './billing-address.service.ts';
export { type CaptchaGate, createCaptchaGate } from './captcha/captcha-gate.ts';
export { deleteExpiredCaptchas } from './captcha/captcha.repository.ts';
export { type ChargeableCard, takeNewCard, useSavedCard } from './chargeable-card.ts';
export { captchaRoutes } from './captcha/captcha.routes.ts';
export { readCartPayments } from './cart-payments.ts';
export { gatewayUnavailable } from './gateway-errors.ts';
export {
  type Authorization,
  type CardProcessor,
  type DeclineReason,
  GatewayUnavailableError,
  getProcessor,
  type PaymentContext,
  type PaymentGateway,
  type PaymentProcessor,
} from './payment-gateway.ts';
export type { HumanCheck } from './captcha/human-check.ts';
export { createInvoiceService, type InvoiceService } from './invoice.service.ts';
export { outsideOfLoad } from './outside-of-load.ts';
export {
  type AttemptRow,
  findOpenAttempt,
  finishAttempt,
  listAttemptsOf,
  lowerAmounts,
  lowerPayments,
  listUnfinished,
  markCanceled,
  moveAttempt,
  type PaymentRow,
  setAuthorized,
  startAttempt,
  type TenderAmount,
} from './payment-attempts.repository.ts';
export { createPaymentsService, type PaymentsService } from './payments.service.ts';
export {
  listPendingRefunds,
  type PendingRefund,
  recordRefund,
  type RefundParts,
  setRefundDone,
  setRefundsDone,
} from './refunds.repository.ts';
export { createRewardsCharges } from './rewards-charges.ts';
export { createRewardsPayments, type RewardsPayments } from './rewards-payments.service.ts';
export { createSandboxGateway } from './sandbox-gateway.ts';
export { isOwnPage, sendPage } from './sandbox-site/send-page.ts';
export { escapeHtml, STYLE as SANDBOX_STYLE } from './sandbox-site/window-parts.ts';
export { openSandboxSite, servesSandboxSite } from './sandbox-site/listen.ts';
export { listSavedCards, markCardsUsed, type SavedCardRow } from './saved-cards.repository.ts';
export { chooseQuickBuyCard } from './saved-cards.ts';
export { createAuthTokensService } from './auth-tokens.service.ts';
export { deleteOldSandboxWallets } from './sandbox-wallets.ts';
export { createVendorPaymentsService } from './vendor-payments.service.ts';
export { vendorRoutes } from './vendor.routes.ts';
export { createVendorOptions, type VendorOptions } from './vendor-options.ts';
export type { StripeConnection } from './stripe/stripe-connection.ts';
export { deleteOldStripeEvents } from './stripe/stripe-events.repository.ts';
export { walletRoutes } from './wallet.routes.ts';
export { createWalletService } from './wallet.service.ts';

/** Loads the Stripe adapter lazily. Its package takes a fifth of a second and 20 MB, which shops without Stripe need not spend. */
export const loadStripe = () => import('./stripe/index.ts');
