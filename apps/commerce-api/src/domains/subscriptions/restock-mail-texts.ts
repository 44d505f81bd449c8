import type { Locale } from '@foolscap/core/vocabulary';
import { messages as FRENCH_MESSAGES } from '@foolscap/subscriptions/fr-CA';
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
  problems: FRENCH_MESSAGES.problems,
  paused:
    'Nous avons suspendu le réapprovisionnement automatique de cet article. Rien n’est commandé avant que vous le repreniez.',
  skipped: (nextDay) => `Nous avons sauté cette commande. La prochaine est prévue le ${nextDay}.`,
  tryAgain: 'Nous réessaierons.',
  item: (sku) => `Article ${sku}`,
};

export const getRestockMailTexts = (locale: Locale): RestockMailTexts =>
  locale === 'fr-CA' ? FRENCH : ENGLISH;
