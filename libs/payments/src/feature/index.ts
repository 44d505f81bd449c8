export { AddStoredValue, type AddStoredValueProps } from './AddStoredValue.tsx';
export { AppliedCards, type AppliedCardsProps } from './AppliedCards.tsx';
export { CardBalanceCheck, type CardBalanceCheckProps } from './CardBalanceCheck.tsx';
export { CheckoutCards, type CheckoutCardsProps } from './CheckoutCards.tsx';
export { OtherPayments, type OtherPaymentsProps } from './OtherPayments.tsx';
export { HostedCard, type HostedCardProps } from './HostedCard.tsx';
export { NewCard, type NewCardProps } from './NewCard.tsx';
export { Wallet, type WalletProps } from './Wallet.tsx';
