export { createBillingAddressModule, type BillingAddressDeps } from './billing-address.module.ts';
export {
  billingAddressActions,
  billingAddressEvents,
  billingAddressReducer,
  initialBillingAddressState,
  selectBillingAddress,
  type BillingAddressRoot,
  type BillingAddressState,
} from './billing-address.slice.ts';
export {
  cardBalanceActions,
  createCardBalanceModule,
  selectCardBalance,
  type CardBalanceDeps,
  type CardBalanceRoot,
  type CardBalanceState,
  type CheckedCard,
} from './card-balance.module.ts';
export { withCaptcha } from './captcha-answer.ts';
export { createCaptchaModule, type CaptchaDeps } from './captcha.module.ts';
export { createCaptchaSolver, type CaptchaSolver } from './captcha-solver.ts';
export {
  captchaActions,
  selectCaptcha,
  type CaptchaCheckState,
  type CaptchaRoot,
  type CaptchaState,
} from './captcha.slice.ts';
export { createApplicationWindows, type ApplicationWindows } from './application-windows.ts';
export { createCardApplicationModule, type CardApplicationDeps } from './card-application.module.ts';
export {
  cardApplicationActions,
  selectCardApplication,
  type CardApplicationRoot,
  type CardApplicationState,
} from './card-application.slice.ts';
export type { OpenedWindow } from './open-window.ts';
export { createPayAuthModule, type PayAuthDeps } from './pay-auth.module.ts';
export {
  payAuthActions,
  payAuthReducer,
  selectPayAuth,
  type PayAuthRequest,
  type PayAuthRoot,
  type PayAuthState,
} from './pay-auth.slice.ts';
export { createPaymentsModule, type PaymentsDeps } from './payments.module.ts';
export {
  initialPaymentsState,
  paymentsActions,
  paymentsEvents,
  paymentsReducer,
  selectCardPhase,
  type CardPhase,
  type PaymentsRoot,
  type PaymentsState,
} from './payments.slice.ts';
export { selectPaymentInfo, selectSelectedCreditCardId, selectSpayTokenData } from './payment-selectors.ts';
export { createRewardsPaymentModule, type RewardsPaymentDeps } from './rewards-payment.module.ts';
export {
  rewardsPaymentActions,
  rewardsPaymentEvents,
  selectRewardsPayment,
  type RewardsPaymentRoot,
  type RewardsPaymentState,
} from './rewards-payment.slice.ts';
export { createSecretHandover, type SecretHandover } from './secret-handover.ts';
export { createStoredValueModule, type StoredValueDeps } from './stored-value.module.ts';
export {
  initialStoredValueState,
  selectStoredValueChange,
  storedValueActions,
  storedValueEvents,
  storedValueReducer,
  type StoredValueChange,
  type StoredValueRoot,
  type StoredValueState,
  type StoredValueTask,
} from './stored-value.slice.ts';
export {
  createVendorPaymentModule,
  WINDOW_BLOCKED,
  type VendorPaymentDeps,
} from './vendor-payment.module.ts';
export {
  initialVendorPaymentState,
  selectVendorPayment,
  vendorPaymentActions,
  vendorPaymentEvents,
  vendorPaymentReducer,
  type OtherPayment,
  type VendorPaymentRoot,
  type VendorPaymentState,
} from './vendor-payment.slice.ts';
export { createPaymentFrames, type PaymentFrame, type PaymentFrames } from './payment-frames.ts';
export { createVendorWindows, type VendorWindow, type VendorWindows } from './vendor-windows.ts';
export { createWalletModule, type WalletDeps } from './wallet.module.ts';
export {
  initialWalletState,
  selectWallet,
  selectWalletChange,
  walletActions,
  walletEvents,
  walletReducer,
  type WalletChange,
  type WalletCommand,
  type WalletRoot,
  type WalletState,
  type WalletTask,
} from './wallet.slice.ts';
