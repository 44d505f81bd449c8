import { endSentence } from '@foolscap/core/messages';
import type { Translation } from '@foolscap/core/messages';
import type * as english from './product-messages.ts';

const number = (value: number) => value.toLocaleString('fr-CA');

export const PRODUCT_MESSAGES: Translation<typeof english.PRODUCT_MESSAGES> = {
  product: {
    loading: 'Chargement de l’article',
    home: 'Accueil',
    item: (sku) => `Article ${sku}`,
    model: (name) => `Modèle ${name}`,
    similar: 'Articles semblables',
    compatible: 'Produits compatibles',
    accessories: 'Accessoires',
    related: 'Dans le même genre',
    about: 'À propos de cet article',
    highlights: 'Points saillants',
    specifications: 'Caractéristiques',
    itemNumber: 'Numéro d’article',
    modelTerm: 'Modèle',
    brand: 'Marque',
    soldAs: 'Format de vente',
    gtin: 'GTIN',
    save: (amount, percent) => `Vous économisez ${amount} (${percent} %)`,
    centsApiece: (cents) =>
      `${cents.toLocaleString('fr-CA', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ¢ l’unité`,
    apiece: (price) => `${price} l’unité`,
    saleEnds: (day) => `Jusqu’au ${day}`,
    discontinued: 'Abandonné',
    outOfStock: 'En rupture de stock',
    left: (count) => `Il n’en reste que ${count}`,
    inStock: 'En stock',
    pictures: 'Images',
    picture: (place, count) => `Image ${place} de ${count}`,
    contents: 'Ce qu’il comprend',
    separately: (sum) => `Achetés séparément : ${sum}. Avec l’ensemble, vous économisez `,
    volume: 'Achetez plus, économisez plus',
    quantity: 'Quantité',
    priceEach: 'Prix à l’unité',
    orMore: (from) => `${number(from)} ou plus`,
    range: (from, to) => `De ${number(from)} à ${number(to)}`,
    limit: (count) => `Limite de ${count} par commande`,
    backOrder: (day, isOutOfStock) =>
      endSentence(
        `${isOutOfStock ? 'En rupture de stock' : 'En commande chez le fournisseur'}. Nous l’attendons le ${day}`,
      ),
    outUntil: (day) => endSentence(`En rupture de stock. Offert à partir du ${day}`),
    preOrder: (day) => endSentence(`Précommandez maintenant. Offert à partir du ${day}`),
    comingSoon: (day) => endSentence(`Bientôt offert. Offert à partir du ${day}`),
    soldBy: (seller) => `Vendu et expédié par ${seller}`,
    printed: 'Imprimé sur commande',
    multiples: (count) => `Vendu par multiples de ${number(count)}`,
    surcharge: (fee) => `Plus un supplément de ${fee} l’unité`,
    addOn: (minimum) => `Article complémentaire : vendu avec ${minimum} ou plus d’autres articles`,
    furniture: (level, fee) =>
      `Service ${level === 'BASC' ? 'de base' : 'sur mesure'} pour meubles : ${
        fee === undefined ? 'nous convenons des frais après votre commande' : `${fee} l’unité`
      }. Choisissez-le dans votre panier.`,
    deliveryTo: 'Livraison à',
    change: 'Modifier',
    zipCode: 'Code postal',
    update: 'Mettre à jour',
    variantOut: ', en rupture de stock',
  },
};
