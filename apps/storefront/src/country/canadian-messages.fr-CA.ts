import type { Translation } from '@foolscap/core/messages';
import type * as english from './canadian-messages.ts';

export const CANADIAN_SITE_MESSAGES: Translation<typeof english.CANADIAN_SITE_MESSAGES> = {
  canadianAccount: {
    eraseHint:
      'Nous fermons votre compte et supprimons ce que nous conservons à votre sujet. Nous gardons vos commandes et vos paiements aussi longtemps que la loi fiscale l’exige, avec la province et le code postal, mais sans votre nom, votre adresse, votre adresse courriel ni votre carte.',
  },
  canadianProduct: {
    zipCode: 'Code postal',
    zipNotChanged: 'Nous n’avons pas pu changer le code postal. Réessayez dans un moment.',
    zipUnknown: (postalCode) =>
      `Nous ne connaissons pas ce code postal. Les dates sont toujours pour ${postalCode}.`,
  },
  canadianBilling: {
    unknown: (postalCode) =>
      `Nous ne pouvons pas vérifier le code postal ${postalCode}. Assurez-vous que votre adresse est exacte.`,
  },
  canadianPickup: {
    zipCode: 'Code postal',
    invalidZip: 'Code postal non valide. Entrez six caractères, comme H2Y 1C6.',
  },
  canadianStores: {
    searchLabel: 'Code postal, province ou numéro de magasin',
    noneFoundHint: 'Aucun magasin trouvé. Essayez un autre code postal.',
    startHint: 'Entrez un code postal ou une province pour voir les magasins à proximité et leurs heures.',
    unknownPlace: 'Vérifiez le code postal, puis réessayez.',
    locationDenied: 'Nous n’avons pas pu obtenir votre position. Entrez plutôt un code postal.',
  },
};
