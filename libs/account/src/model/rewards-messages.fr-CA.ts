import type { Translation } from '@foolscap/core/messages';
import type * as english from './rewards-messages.ts';
import { REWARDS_CODES } from './rewards.ts';

export const REWARDS_MESSAGES: Translation<typeof english.REWARDS_MESSAGES> = {
  rewards: {
    [REWARDS_CODES.notAllowed]:
      'Votre organisation vous fournit ce compte. Adhérez avec votre propre compte.',
    [REWARDS_CODES.memberRequired]: 'Adhérez d’abord au programme de récompenses.',
    [REWARDS_CODES.offerNotFound]: 'Cette offre est terminée.',
    [REWARDS_CODES.categoryUnknown]: 'Choisissez au moins une des catégories.',
    [REWARDS_CODES.categoriesFull]: 'Vous avez déjà choisi vos catégories en prime pour ce trimestre.',
    [REWARDS_CODES.claimIncomplete]: 'Vérifiez ces renseignements et réessayez.',
    [REWARDS_CODES.claimTooOld]: 'Les récompenses de cette année-là ont pris fin.',
    [REWARDS_CODES.claimNotShipped]:
      'Les articles de cette commande n’ont pas été expédiés. Vous obtenez des récompenses lorsqu’ils sont expédiés ou ramassés.',
    [REWARDS_CODES.claimEarned]: 'Cette commande a déjà donné ses récompenses.',
    [REWARDS_CODES.claimNothing]: 'Les articles de cette commande ne donnent aucune récompense.',
    [REWARDS_CODES.tooManyClaims]: 'Vous avez envoyé trop de réclamations. Réessayez plus tard.',
  },
};
