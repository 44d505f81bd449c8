import type { Translation } from '@foolscap/core/messages';
import type * as english from './detail-messages.ts';

const stores = (count: number) => `${count} ${count <= 1 ? 'magasin' : 'magasins'}`;

export const STORE_DETAIL_MESSAGES: Translation<typeof english.STORE_DETAIL_MESSAGES> = {
  pickup: {
    title: 'Ramassage en magasin',
    zipCode: 'Code postal',
    within: 'Dans un rayon de',
    find: 'Trouver un magasin',
    invalidZip: 'Code postal non valide. Entrez les cinq chiffres d’un code postal.',
    invalidItem: 'Nous n’avons pas trouvé cet article. Rechargez la page.',
    notPermitted: 'Votre compte ne permet pas le ramassage en magasin. Choisissez plutôt la livraison.',
    failed: 'Nous n’avons pas pu afficher les magasins. Vérifiez votre connexion et réessayez.',
    found: (count, radius) => `${stores(count)} dans un rayon de ${radius} milles`,
    noneFound: 'Aucun magasin trouvé',
    noneFoundHint: (radius) =>
      `Il n’y a aucun magasin dans un rayon de ${radius} milles. Essayez une plus grande distance.`,
    noneAround: (radius) =>
      `Il n’y a aucun magasin dans un rayon de ${radius} milles. Vous pouvez faire livrer votre commande.`,
    taxExempt: 'Cet article est exempté de la taxe de vente.',
    inStock: (units) => `${units} en stock`,
    onlyInStock: (units) => `Seulement ${units} en stock`,
    outOfStock: 'En rupture de stock',
    add: 'Ajouter pour le ramassage',
    addAt: (store) => `Ajouter pour le ramassage : ${store}`,
    makeYours: 'En faire mon magasin',
    more: 'Afficher plus de magasins',
  },
  change: {
    title: (store) => `Choisir ${store} comme magasin?`,
    allMove: (store) => `Tous vos articles à ramasser sont en stock à ${store}.`,
    noLines: 'Vous n’avez aucun article à ramasser dans un autre magasin.',
    someStay: (store, count, total) =>
      total === 1
        ? `Votre article à ramasser ne peut pas être entièrement transféré à ${store}.`
        : count <= 1
          ? `${count} de vos ${total} articles à ramasser ne peut pas être entièrement transféré à ${store}.`
          : `${count} de vos ${total} articles à ramasser ne peuvent pas être entièrement transférés à ${store}.`,
    stays: 'Reste à votre magasin actuel',
    staysHint: 'Vous pouvez plutôt faire livrer ces articles, dans votre panier.',
    fewer: 'Quantité réduite',
    fewerOf: (units, qty) =>
      units <= 1 ? `${units} unité sur ${qty} disponible` : `${units} unités sur ${qty} disponibles`,
    moves: 'Transféré à votre nouveau magasin',
    confirm: (store) => `Choisir ${store}`,
    keep: (store) => `Garder ${store}`,
    keepPresent: 'Garder votre magasin actuel',
    unknownStore: 'Aucun magasin trouvé. Choisissez un autre magasin.',
    previewFailed:
      'Nous n’avons pas pu vérifier vos articles dans ce magasin. Vérifiez votre connexion et réessayez.',
    changeFailed: 'Nous n’avons pas pu changer votre magasin. Vérifiez votre connexion et réessayez.',
  },
  page: {
    hours: 'Heures d’ouverture',
    closed: 'Fermé',
    holidays: 'Heures des jours fériés',
    services: 'Services',
    noServices: 'Ce magasin n’a pas de comptoir de services.',
    contact: 'Adresse et téléphone',
    stock: 'Vérifier les stocks de ce magasin',
    stockLabel: 'Nom du produit ou numéro d’article',
    stockFind: 'Vérifier les stocks',
    stockFound: (count) => (count <= 1 ? `${count} article affiché` : `${count} articles affichés`),
    stockNone: 'Aucun article correspondant',
    stockNoneHint: 'Vérifiez l’orthographe, ou cherchez avec moins de mots.',
    stockFailed: 'Nous n’avons pas pu vérifier les stocks. Vérifiez votre connexion et réessayez.',
    notEligible: 'Livraison seulement',
    notFound: 'Aucun magasin trouvé',
    notFoundHint: 'Ce magasin n’existe pas, ou il a fermé ses portes.',
    allStores: 'Tous les magasins et la carte',
    failed: 'Nous n’avons pas pu afficher ce magasin. Vérifiez votre connexion et réessayez.',
  },
  map: {
    label: (count) => `Carte de ${stores(count)}`,
    canvas: 'Carte. Déplacez-la avec les touches fléchées, et zoomez avec plus et moins.',
    pin: (place, store) => `${place}, ${store}`,
    touchHint: 'Déplacez la carte avec deux doigts',
    wheelHint: 'Utilisez Ctrl et la molette pour zoomer sur la carte',
    wheelHintMac: 'Utilisez ⌘ et la molette pour zoomer sur la carte',
    unavailable: 'Votre navigateur ne peut pas afficher la carte. Tous les magasins sont dans la liste.',
    failed: 'Nous n’avons pas pu charger la carte. Tous les magasins sont dans la liste.',
    needsScript: 'La carte exige JavaScript. Tous les magasins sont dans la liste.',
    zoomIn: 'Zoom avant',
    zoomOut: 'Zoom arrière',
    showAll: 'Afficher tous les magasins',
    together: (count) => `${stores(count)} très rapprochés. Faites un zoom avant.`,
    source:
      'Données cartographiques : U.S. Census Bureau, Natural Earth. Les routes principales sont simplifiées.',
    streetSource: (attribution) =>
      `Données cartographiques : ${attribution}, U.S. Census Bureau, Natural Earth`,
  },
};
