import { messages as FRENCH_MESSAGES } from '@foolscap/checkout/fr-CA';
import { messages as ENGLISH_MESSAGES } from '@foolscap/checkout/messages';
import type { Locale } from '@foolscap/core/vocabulary';

/** The words of the order mails around the order's own data. */
interface OrderMailWords {
  deliverTo: (address: string) => string;
  arrives: (days: string) => string;
  /** The delivery window of an order without dates. */
  usualDays: string;
  membership: (start: string, end: string) => string;
  pickUpAt: (store: string) => string;
  pickedUpBy: (name: string) => string;
  billedTo: (address: string) => string;
  soldBy: (seller: string) => string;
}

const ENGLISH: OrderMailWords = {
  deliverTo: (address) => `Deliver to: ${address}`,
  arrives: (days) => `Arrives: ${days}`,
  usualDays: '1-6 business days',
  membership: (start, end) => `Membership: ${start} to ${end}`,
  pickUpAt: (store) => `Pick up at: ${store}`,
  pickedUpBy: (name) => `Picked up by: ${name}`,
  billedTo: (address) => `Billed to: ${address}`,
  soldBy: (seller) => `sold and shipped by ${seller}`,
};

const FRENCH: OrderMailWords = {
  deliverTo: (address) => `Livraison à : ${address}`,
  arrives: (days) => `Arrivée : ${days}`,
  usualDays: '1 à 6 jours ouvrables',
  membership: (start, end) => `Adhésion : du ${start} au ${end}`,
  pickUpAt: (store) => `Ramassage au magasin : ${store}`,
  pickedUpBy: (name) => `Ramassée par : ${name}`,
  billedTo: (address) => `Facturation à : ${address}`,
  soldBy: (seller) => `vendu et expédié par ${seller}`,
};

export const getOrderMailWords = (locale: Locale): OrderMailWords => (locale === 'fr-CA' ? FRENCH : ENGLISH);

/** Returns the names of amounts and payments, as on the order's page. */
export const getOrderMessages = (locale: Locale) => (locale === 'fr-CA' ? FRENCH_MESSAGES : ENGLISH_MESSAGES);
