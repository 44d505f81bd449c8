export { CaptchaCheck, type CaptchaCheckProps, type CaptchaPhase } from './CaptchaCheck/CaptchaCheck.tsx';
export type { FormCaptcha } from './CaptchaCheck/useCaptchaField.tsx';
export { CardApplication, type CardApplicationProps } from './CardApplication/CardApplication.tsx';
export { CardBalanceResult, type CardBalanceResultProps } from './CardBalanceResult/CardBalanceResult.tsx';
export { CardForm, type CardFormProps } from './CardForm/CardForm.tsx';
export { HostedCardFields, type HostedCardFieldsProps } from './HostedCardFields/HostedCardFields.tsx';
export { PaymentMessagesProvider, usePaymentMessages } from './messages.tsx';
export { OrderCard, type OrderCardProps } from './OrderCard/OrderCard.tsx';
export {
  OtherPaymentList,
  type OtherPaymentId,
  type OtherPaymentListProps,
} from './OtherPaymentList/OtherPaymentList.tsx';
export { PaymentTabs, type PaymentTabsProps } from './PaymentTabs/PaymentTabs.tsx';
export { SavedCardChoice, type SavedCardChoiceProps } from './SavedCardChoice/SavedCardChoice.tsx';
export { SavedCardForm, type SavedCardFormProps } from './SavedCardForm/SavedCardForm.tsx';
export { SavedCardList, type SavedCardListProps } from './SavedCardList/SavedCardList.tsx';
export { SavedCardSummary, type SavedCardSummaryProps } from './SavedCardSummary/SavedCardSummary.tsx';
export { StoredValueForm, type StoredValueFormProps } from './StoredValueForm/StoredValueForm.tsx';
export { StoredValueList, type StoredValueListProps } from './StoredValueList/StoredValueList.tsx';
