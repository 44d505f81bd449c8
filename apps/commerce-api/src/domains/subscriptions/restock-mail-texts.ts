import type { Locale } from '@foolscap/core/vocabulary';
import { SUBSCRIPTION_MESSAGES, type SubscriptionProblem } from '@foolscap/subscriptions/model';

/** The texts that the auto-restock job puts into its mails. */
interface RestockMailTexts {
  problems: Readonly<Record<SubscriptionProblem, string>>;
  paused: string;
  skipped: (nextDay: string) => string;
  tryAgain: string;
  /** An item that is no longer in the catalog. */
  item: (sku: string) => string;
}

const ENGLISH: RestockMailTexts = {
  problems: SUBSCRIPTION_MESSAGES.problems,
  paused: 'We paused auto-restock for this item. Nothing is ordered until you resume it.',
  skipped: (nextDay) => `We left this order out. The next one is planned for ${nextDay}.`,
  tryAgain: 'We will try again.',
  item: (sku) => `Item ${sku}`,
};

const FRENCH: RestockMailTexts = {
  problems: {
    PAYMENT_DECLINED: 'Votre carte a été refusée. Choisissez une autre carte ou mettez celle-ci à jour.',
    OUT_OF_STOCK: 'Cet article était en rupture de stock.',
    DISCONTINUED: 'Cet article n’est plus vendu.',
    PRICE_ROSE: 'Le prix a augmenté de plus de 10 %. Reprenez les commandes pour accepter le nouveau prix.',
    CARD_EXPIRED: 'Votre carte est expirée. Choisissez une autre carte.',
    CARD_REMOVED: 'La carte a été retirée de votre compte. Choisissez une autre carte.',
    ADDRESS_REMOVED: 'L’adresse a été retirée de votre compte. Choisissez une autre adresse.',
    NOT_DELIVERABLE: 'Cet article ne peut pas être livré à cette adresse. Choisissez une autre adresse.',
    QUANTITY_NOT_SOLD: 'Cette quantité ne peut plus être commandée. Modifiez la quantité.',
    NOT_ALLOWED: 'Votre organisation n’a pas autorisé cette commande. Communiquez avec votre administrateur.',
    NOT_PLACED: 'Nous n’avons pas pu passer cette commande.',
  },
  paused:
    'Nous avons suspendu le réapprovisionnement automatique de cet article. Rien n’est commandé avant que vous le repreniez.',
  skipped: (nextDay) => `Nous avons sauté cette commande. La prochaine est prévue le ${nextDay}.`,
  tryAgain: 'Nous réessaierons.',
  item: (sku) => `Article ${sku}`,
};

export const getRestockMailTexts = (locale: Locale): RestockMailTexts =>
  locale === 'fr-CA' ? FRENCH : ENGLISH;
