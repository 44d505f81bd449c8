import type { Translation } from '@foolscap/core/messages';
import type * as english from './rewards-card-messages.ts';

export const REWARDS_CARD_MESSAGES: Translation<typeof english.REWARDS_CARD_MESSAGES> = {
  rewardsCard: {
    label: 'Récompenses',
    isNew: 'Nouveau',
    inRewards: 'en récompenses',
    spent: (amount) => `${amount} d’achats cette année`,
    toNextTier: (amount, tier) => `Encore ${amount} pour atteindre le niveau ${tier}`,
    freeItem: 'Vous pouvez choisir un article gratuit avec votre prochaine commande.',
  },
};
