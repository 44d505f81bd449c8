export {
  BillingAddressCheck,
  type BillingAddressCheckProps,
} from './BillingAddressCheck/BillingAddressCheck.tsx';
export {
  BillingAddressChoice,
  type BillingAddressChoiceProps,
} from './BillingAddressChoice/BillingAddressChoice.tsx';
export { CaptchaCheck, type CaptchaCheckProps, type CaptchaPhase } from './CaptchaCheck/CaptchaCheck.tsx';
export type { FormCaptcha } from './CaptchaCheck/use-captcha-field.tsx';
export { CardApplication, type CardApplicationProps } from './CardApplication/CardApplication.tsx';
export { CardBalanceResult, type CardBalanceResultProps } from './CardBalanceResult/CardBalanceResult.tsx';
export { CardForm, type CardFormProps } from './CardForm/CardForm.tsx';
export { ExpressRow, type ExpressRowProps } from './ExpressRow/ExpressRow.tsx';
export { HostedCardFields, type HostedCardFieldsProps } from './HostedCardFields/HostedCardFields.tsx';
export { OrderCard, type OrderCardProps } from './OrderCard/OrderCard.tsx';
export {
  OtherPaymentList,
  type OtherPaymentId,
  type OtherPaymentListProps,
} from './OtherPaymentList/OtherPaymentList.tsx';
export {
  PaymentChoice,
  type PaymentChoiceDrawer,
  type PaymentChoiceProps,
} from './PaymentChoice/PaymentChoice.tsx';
export { PaymentDrawer, type PaymentDrawerProps } from './PaymentDrawer/PaymentDrawer.tsx';
export { PaymentMark, type MarkedPayment, type PaymentMarkProps } from './PaymentMark/PaymentMark.tsx';
export { PaymentTabs, type PaymentTabsProps } from './PaymentTabs/PaymentTabs.tsx';
export { RewardsPayment, type RewardsPaymentProps } from './RewardsPayment/RewardsPayment.tsx';
export { SavedCardChoice, type SavedCardChoiceProps } from './SavedCardChoice/SavedCardChoice.tsx';
export { SavedCardForm, type SavedCardFormProps } from './SavedCardForm/SavedCardForm.tsx';
export { SavedCardList, type SavedCardListProps } from './SavedCardList/SavedCardList.tsx';
export { SavedCardSummary, type SavedCardSummaryProps } from './SavedCardSummary/SavedCardSummary.tsx';
export { SplitPayment, type SplitPaymentProps } from './SplitPayment/SplitPayment.tsx';
export { StoredValueForm, type StoredValueFormProps } from './StoredValueForm/StoredValueForm.tsx';
export { StoredValueList, type StoredValueListProps } from './StoredValueList/StoredValueList.tsx';
export { PaymentMessagesProvider, type AllPaymentMessages } from './PaymentMessagesProvider.tsx';
