import type { Translation } from '@foolscap/core/messages';
import type * as english from './messages.ts';

const AXES = { color: 'couleurs', size: 'formats', pack: 'tailles d’emballage' } as const;

export const TILES_MESSAGES: Translation<typeof english.TILES_MESSAGES> = {
  texts: {
    sale: 'En solde',
    outOfStock: 'En rupture de stock',
    discontinued: 'Abandonné',
    notSold: 'N’est plus vendu',
    pickupOnly: 'En rupture de stock pour la livraison',
    lastOne: 'Il n’en reste qu’un',
    left: (quantity) => `Il n’en reste que ${quantity}`,
    variantCount: (axis, count) => `${count} ${AXES[axis]}`,
    optionCount: (count) => `${count} options`,
    inCart: (quantity) => `${quantity} dans le panier`,
    handling: (fee, canCollect) =>
      `Plus ${fee} de frais de manutention${canCollect ? ' en cas de livraison' : ''}`,
    pickupAt: (store) => `Ramassage au magasin ${store}`,
    addFailed: 'L’ajout de l’article au panier a échoué. Veuillez réessayer.',
    addToCart: 'Ajouter au panier',
    addSeveral: (quantity) => `En ajouter ${quantity} au panier`,
    addToList: 'Ajouter à une liste',
    compare: 'Comparer',
    quickView: 'Aperçu rapide',
    sponsored: 'Commandité',
    basedOn: (interest) => `Selon votre intérêt pour : ${interest}`,
    shopNow: 'Magasiner',
    anotherList: 'Ajouter à une autre liste',
    itemNumber: (itemId) => `Article ${itemId}`,
    quantity: (quantity) => `quantité : ${quantity}`,
    ordered: (quantity) => `Quantité commandée : ${quantity}`,
    paid: (price) => `prix payé : ${price} chacun`,
    viewDetails: 'Voir les détails',
    viewAlternate: 'Voir le produit de remplacement',
    customize: 'Personnaliser',
    autoRestock: 'S’abonner',
    alternates: 'Voir les produits de rechange',
    replacement: 'Voir le produit de remplacement',
    pickup: 'Ramasser aujourd’hui',
    pickupLater: 'Ramasser en magasin',
    membership: 'Voir l’offre aux membres',
    loading: 'Chargement des produits',
  },
};
