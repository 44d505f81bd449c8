export { CardForm, type CardFormProps } from './CardForm/CardForm.tsx';
export { PaymentMessagesProvider, usePaymentMessages } from './messages.tsx';
