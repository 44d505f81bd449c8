import type { Translation } from '@foolscap/core/messages';
import type * as english from './card-choice-messages.ts';

export const CARD_CHOICE_MESSAGES: Translation<typeof english.CARD_CHOICE_MESSAGES> = {
  cardChoice: {
    none: 'Enregistrez une carte dans votre compte pour l’utiliser ici.',
    payWith: 'Payer avec',
    expired: 'Mettez à jour sa date d’expiration dans votre compte ou utilisez une autre carte.',
    newCard: 'Utiliser une nouvelle carte',
    use: 'Utiliser cette carte',
    keep: 'Conserver',
    keepOf: (card) => `Conserver ${card}`,
    retry: 'Réessayer',
    retryOf: (card) => `Réessayer : ${card}`,
  },
};
