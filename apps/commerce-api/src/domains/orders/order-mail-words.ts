import type { Locale } from '@foolscap/core/vocabulary';

/** The words of the order mails around the order's own data. */
interface OrderMailWords {
  deliverTo: (address: string) => string;
  arrives: (days: string) => string;
  pickUpAt: (store: string) => string;
  pickedUpBy: (name: string) => string;
  billedTo: (address: string) => string;
  soldBy: (seller: string) => string;
  /** Translates a label of `listAmounts`, `formatAmount`, `tenderName` or `deliveryWindow`; others, such as a promotion's name, stay. */
  label: (english: string) => string;
}

const ENGLISH: OrderMailWords = {
  deliverTo: (address) => `Deliver to: ${address}`,
  arrives: (days) => `Arrives: ${days}`,
  pickUpAt: (store) => `Pick up at: ${store}`,
  pickedUpBy: (name) => `Picked up by: ${name}`,
  billedTo: (address) => `Billed to: ${address}`,
  soldBy: (seller) => `sold and shipped by ${seller}`,
  label: (english) => english,
};

const FRENCH_LABELS: Readonly<Record<string, string>> = {
  Savings: 'Rabais',
  'Other savings': 'Autres rabais',
  Shipping: 'Livraison',
  Free: 'Gratuite',
  'Oversized item handling': 'Manutention d’articles volumineux',
  'Small order fee': 'Frais pour petite commande',
  Surcharges: 'Suppléments',
  'Furniture services': 'Services pour les meubles',
  'Other furniture services': 'Autres services pour les meubles',
  'To be determined': 'À déterminer',
  'Delivery area fee': 'Frais de zone de livraison',
  Tax: 'Taxes',
  'Enter your address': 'Entrez votre adresse',
  'Estimated total': 'Total estimé',
  'Store card': 'Carte du magasin',
  Card: 'Carte',
  'Gift card': 'Carte-cadeau',
  Wallet: 'Portefeuille',
  'Prepaid card': 'Carte prépayée',
  'Account invoice': 'Facturation au compte',
  Rewards: 'Récompenses',
  '1-6 business days': '1 à 6 jours ouvrables',
};

const FRENCH: OrderMailWords = {
  deliverTo: (address) => `Livraison à : ${address}`,
  arrives: (days) => `Arrivée : ${days}`,
  pickUpAt: (store) => `Ramassage au magasin : ${store}`,
  pickedUpBy: (name) => `Ramassée par : ${name}`,
  billedTo: (address) => `Facturation à : ${address}`,
  soldBy: (seller) => `vendu et expédié par ${seller}`,
  label: (english) => {
    const [, count, noun] = /^Subtotal \((.+) (items?)\)$/.exec(english) ?? [];
    if (count) return `Sous-total (${count} ${noun === 'item' ? 'article' : 'articles'})`;
    const [, name = english, digits] = /^(.+) ending in (\w+)$/.exec(english) ?? [];
    const translated = FRENCH_LABELS[name] ?? name;
    return digits ? `${translated} se terminant par ${digits}` : translated;
  },
};

export const getOrderMailWords = (locale: Locale): OrderMailWords => (locale === 'fr-CA' ? FRENCH : ENGLISH);
