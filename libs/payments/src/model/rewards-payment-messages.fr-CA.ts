import type { Translation } from '@foolscap/core/messages';
import type * as english from './rewards-payment-messages.ts';

export const REWARDS_PAYMENT_MESSAGES: Translation<typeof english.REWARDS_PAYMENT_MESSAGES> = {
  rewardsPayment: {
    title: 'Récompenses',
    pays: (amount) => `Récompenses : ${amount}`,
    available: (amount) => `Vous avez ${amount} en récompenses.`,
    none: 'Vous n’avez aucune récompense à utiliser. Vous en obtenez lorsque vos articles sont expédiés ou ramassés.',
    paid: 'Votre commande est déjà entièrement payée.',
    amount: 'Montant à utiliser',
    use: 'Utiliser les récompenses',
    remove: 'Retirer',
    removeRewards: 'Retirer les récompenses',
    left: (amount) => `Il reste ${amount} de récompenses`,
    fewer: (amount) =>
      `Vos récompenses ont changé. Vous pouvez utiliser jusqu’à ${amount}. Retirez les récompenses, puis utilisez-les de nouveau.`,
    ended:
      'Vos récompenses sont expirées ou ont servi à une autre commande. Retirez-les, puis choisissez le mode de paiement du reste.',
    // The field accepts a decimal point only.
    amountInvalid: 'Entrez un montant en dollars, avec un point, par exemple 5.00.',
    amountTooHigh: (most) => `Entrez ${most} ou moins.`,
    used: 'Vos récompenses ont été ajoutées à votre commande.',
    removed: 'Vos récompenses ont été retirées de votre commande.',
  },
};
