export { AddStoredValue, type AddStoredValueProps } from './AddStoredValue.tsx';
export { AmexApplication, type AmexApplicationProps } from './AmexApplication.tsx';
export { AppliedCards, type AppliedCardsProps } from './AppliedCards.tsx';
export type { BillingFormProps } from './BillingAddressDrawers.tsx';
export { CardBalanceCheck, type CardBalanceCheckProps } from './CardBalanceCheck.tsx';
export { CheckoutCards, type CheckoutCardsProps } from './CheckoutCards.tsx';
export { ExpressPayments, type ExpressPaymentsProps } from './ExpressPayments.tsx';
export { OtherPayments, type OtherPaymentsProps } from './OtherPayments.tsx';
export {
  HostedCard,
  HostedPayingCard,
  HostedWalletCard,
  type CardFrameProps,
  type HostedCardProps,
  type HostedPayingCardProps,
  type HostedWalletCardProps,
} from './HostedCard.tsx';
export { NewCard, type NewCardProps } from './NewCard.tsx';
export { PayingCard, type PayingCardProps } from './PayingCard.tsx';
export { PayByRewards, type PayByRewardsProps } from './PayByRewards.tsx';
export { PaymentDrawers, type PaymentDrawersProps } from './PaymentDrawers.tsx';
export { Wallet, type WalletProps } from './Wallet.tsx';
export {
  EditWalletCard,
  NewWalletCard,
  type EditWalletCardProps,
  type NewWalletCardProps,
} from './WalletForms.tsx';
