import { endSentence } from '@foolscap/core/messages';
import type { Translation } from '@foolscap/core/messages';
import type * as english from './membership-renewal-messages.ts';

export const MEMBERSHIP_RENEWAL_MESSAGES: Translation<typeof english.MEMBERSHIP_RENEWAL_MESSAGES> = {
  membershipRenewal: {
    heading: 'Renouvellement automatique',
    on: 'Activé',
    off: 'Désactivé',
    offer: (day, price, term, card) =>
      `Si vous l’activez, nous commanderons une nouvelle adhésion de ${term} le ${day} et porterons ${price}, plus les taxes, à votre carte se terminant par ${card}. Elle commencera quand celle-ci prendra fin. Vous pouvez le désactiver en tout temps avant cette date.`,
    planned: (day, price, term, card) =>
      `Nous commanderons une nouvelle adhésion de ${term} le ${day} et porterons ${price}, plus les taxes, à votre carte se terminant par ${card}. Elle commencera quand celle-ci prendra fin. Vous pouvez le désactiver en tout temps avant cette date.`,
    plannedWithoutCard: (day, price) =>
      `Le prix est de ${price}, plus les taxes. ${endSentence(`Choisissez une carte d’ici le ${day}`)} Sinon, votre adhésion ne sera pas renouvelée et rien ne vous sera facturé.`,
    noCard:
      'Aucune carte n’est choisie pour l’adhésion. Ajoutez une carte, ou modifiez-en une, et choisissez «\u00a0Utiliser pour mon adhésion\u00a0».',
    cardExpired: (card) => `Votre carte pour l’adhésion, se terminant par ${card}, est expirée.`,
    turnOn: 'Renouveler automatiquement',
    turnOff: 'Désactiver le renouvellement automatique',
    chooseCard: 'Choisir une carte',
    otherCard: 'Utiliser une autre carte',
    turnedOff: 'Nous avons désactivé le renouvellement automatique, et rien ne vous a été facturé.',
    tryingAgain: 'Nous réessaierons sous peu.',
    isOn: 'Le renouvellement automatique est activé.',
    isOff: 'Le renouvellement automatique est désactivé.',
  },
};
