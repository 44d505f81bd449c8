import type { Translation } from '@foolscap/core/messages';
import type * as english from './order-hint-messages.ts';

export const ORDER_HINT_MESSAGES: Translation<typeof english.ORDER_HINT_MESSAGES> = {
  hints: {
    rewards: 'Récompenses',
    earns: 'Cette commande vous rapporte',
    inRewards: 'en récompenses.',
    redeemable: (amount) => `Utilisez vos récompenses pour ${amount} de cette commande.`,
    fees: 'À propos des frais',
    surcharges:
      'Certains articles coûtent plus cher à entreposer et à expédier en toute sécurité, par unité.',
    oversized: 'Les articles gros ou lourds exigent une manutention spéciale, par unité.',
    smallOrder:
      'Les commandes inférieures à un minimum entraînent des frais. Regroupez vos petites commandes pour les éviter.',
    area: 'Les transporteurs demandent davantage pour les livraisons dans votre région. Les frais sont facturés une fois par commande.',
  },
};
