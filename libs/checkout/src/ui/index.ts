export { AddressForm, type AddressFormProps } from './AddressForm/AddressForm.tsx';
export { CheckoutSection, type CheckoutSectionProps } from './CheckoutSection/CheckoutSection.tsx';
export { CheckoutSkeleton } from './CheckoutSkeleton/CheckoutSkeleton.tsx';
export { Confirmation, brandName, type ConfirmationProps } from './Confirmation/Confirmation.tsx';
export { DeliveryMethods, type DeliveryMethodsProps } from './DeliveryMethods/DeliveryMethods.tsx';
export { EmailForm, type EmailFormProps } from './EmailForm/EmailForm.tsx';
export { OrderSummary, type OrderSummaryLine, type OrderSummaryProps } from './OrderSummary/OrderSummary.tsx';
export { OrderRows, type OrderRowsProps } from './OrderRows/OrderRows.tsx';
