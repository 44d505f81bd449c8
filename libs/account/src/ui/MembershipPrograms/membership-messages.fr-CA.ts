import { endSentence } from '@foolscap/core/messages';
import type { Translation } from '@foolscap/core/messages';
import type * as english from './membership-messages.ts';

export const MEMBERSHIP_MESSAGES: Translation<typeof english.MEMBERSHIP_MESSAGES> = {
  membership: {
    loading: 'Chargement des adhésions…',
    unavailable: 'Aucune adhésion n’est en vente pour le moment.',
    intro:
      'Comparez les programmes et choisissez celui qui convient à vos commandes. Une adhésion n’est renouvelée que si vous le choisissez.',
    has: (program) => `Vous avez l’adhésion ${program}.`,
    hasUntil: (program, day) => endSentence(`Vous avez l’adhésion ${program} jusqu’au ${day}`),
    endsSoon: (program, day) =>
      `${endSentence(`Votre adhésion ${program} prend fin le ${day}`)} Ajoutez-en une nouvelle pour garder ses avantages. Elle commencera quand celle-ci prendra fin.`,
    yours: 'Votre adhésion',
    freeShipping: 'Livraison standard gratuite à chaque commande',
    freeShippingFrom: (amount) => `Livraison standard gratuite pour les commandes de ${amount} ou plus`,
    discount: (percent) => `${percent} % de rabais sur vos commandes`,
    discountOn: (percent, categories) => `${percent} % de rabais : ${categories.join(', ')}`,
    priceFor: (price, term) => `${price} pour ${term}`,
    years: (count) => (count === 1 ? '1 an' : `${count} ans`),
    days: (count) => (count === 1 ? '1 jour' : `${count} jours`),
    add: 'Ajouter au panier',
    addOf: (name) => `Ajouter au panier : ${name}`,
    inCart: 'Elle est dans votre panier.',
    viewCart: 'Voir le panier',
    notes: 'Bon à savoir',
    starts:
      'L’adhésion commence quand vous la commandez. Ses avantages s’appliquent à votre prochaine commande.',
    ends: 'Elle prend fin à son terme, sauf si vous choisissez de la renouveler automatiquement. Nous vous écrivons deux semaines avant.',
    upgrade:
      'Si vous passez de Select à Premium, Premium commence tout de suite. Le reste de Select n’est pas remboursé, et le renouvellement automatique est désactivé.',
    signIn: 'Ouvrir une session',
    consumerStore: 'Voir les adhésions dans la boutique pour particuliers',
    joinRewards: 'S’inscrire au programme de récompenses',
    summary: 'Adhésion',
    none: 'Vous n’avez pas d’adhésion.',
    seeAll: 'Voir les adhésions',
  },
  membershipNames: {
    SELECT: 'Select',
    PREMIUM: 'Premium',
  },
  membershipRefusals: {
    MISSING_USER: 'Il vous faut un compte pour acheter une adhésion.',
    MISSING_WEB_USER_ID: 'Il vous faut votre propre compte pour acheter une adhésion.',
    MEMBERSHIP_GENERIC_ERR:
      'Les adhésions s’adressent aux particuliers. Elles ne sont pas offertes aux comptes d’entreprise.',
    ALREADY_BENEFICIARY: 'Vous avez déjà les avantages d’une adhésion partagée.',
    ALREADY_PURCHASED: 'Vous avez déjà ses avantages.',
    MISSING_REWARDS_ID:
      'Les adhésions sont offertes aux membres du programme de récompenses, qui est gratuit.',
    other: 'Vous ne pouvez pas acheter cette adhésion pour le moment.',
  },
};
