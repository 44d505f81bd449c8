import type { Translation } from '@foolscap/core/messages';
import type * as english from './messages.ts';

export const STORES_MESSAGES: Translation<typeof english.STORES_MESSAGES> = {
  status: {
    Open: 'Ouvert',
    Closed: 'Fermé',
  },
  texts: {
    yourStore: 'Votre magasin',
    yourStoreLabel: 'Votre magasin :',
    choose: 'Choisir un magasin',
    chooseHint: 'Choisissez un magasin pour voir ses stocks et ramasser vos achats en moins d’une heure.',
    searchLabel: 'Code postal, ville, État ou adresse',
    find: 'Trouver un magasin',
    locate: 'Utiliser ma position',
    all: 'Tous les magasins et la carte',
    showOnMap: (pin, store) => `${pin}, afficher ${store} sur la carte`,
    noneNearby: 'Aucun autre magasin à proximité',
    noneFoundHint: 'Aucun magasin trouvé. Essayez un autre code postal ou une ville voisine.',
    invalidText: 'N’utilisez que des lettres, des chiffres, des virgules et des espaces.',
    startTitle: 'Trouvez un magasin près de chez vous',
    startHint:
      'Entrez un code postal, une ville, un État ou une adresse pour voir les magasins à proximité et leurs heures d’ouverture.',
    closesAt: (time) => `Ferme à ${time.replace(/^(?:until|jusqu’à) /, '')}`,
    closedForHoliday: 'Fermé pour le jour férié',
    noneFound: 'Aucun magasin trouvé',
    thisPlace: 'cet endroit',
    noneWithin: (radius, place = 'vous') =>
      `Il n’y a aucun magasin dans un rayon de ${radius} milles autour de ${place}.`,
    noneAround: (place = 'vous') =>
      `Il n’y a aucun magasin près de ${place}. Vous pouvez faire livrer votre commande.`,
    searchWithin: (radius) => `Chercher dans un rayon de ${radius} milles`,
    unknownPlace: 'Vérifiez le code postal ou la ville, puis réessayez.',
    lookupDown:
      'La recherche d’adresses n’est pas disponible pour le moment. Entrez un code postal, ou une ville et un État.',
    nearestOnly: (count) =>
      `Voici les ${count} magasins les plus proches. Cherchez un autre endroit pour en voir d’autres.`,
    firstOnly: (count) =>
      `Voici les ${count} premiers magasins. Cherchez une ville ou un code postal pour voir les plus proches.`,
    nearby: (place) => `Magasins près de ${place}`,
    fetchFailed: 'Nous n’avons pas pu afficher les magasins. Vérifiez votre connexion et réessayez.',
    locationDenied: 'Nous n’avons pas pu obtenir votre position. Entrez plutôt un code postal ou une ville.',
  },
};
