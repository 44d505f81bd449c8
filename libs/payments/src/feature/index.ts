export { CheckoutCards, type CheckoutCardsProps } from './CheckoutCards.tsx';
export { NewCard, type NewCardProps } from './NewCard.tsx';
export { Wallet, type WalletProps } from './Wallet.tsx';
