import type { Translation } from '@foolscap/core/messages';
import type * as english from './rewards-page-messages.ts';

const share = (percent: number) => `${percent.toLocaleString('fr-CA')} %`;

export const REWARDS_PAGE_MESSAGES: Translation<typeof english.REWARDS_PAGE_MESSAGES> = {
  rewardsPage: {
    loading: 'Chargement de vos récompenses…',
    terms: 'Conditions du programme de récompenses',
    join: 'Adhérer au programme de récompenses',
    earnBack: (percent) => `Obtenez ${share(percent)} de vos achats en récompenses`,
    joinNote:
      'L’adhésion est gratuite. Vous obtenez des récompenses lorsque vos articles sont expédiés ou ramassés, et vous les utilisez à la caisse. Elles expirent le 31 mars de l’année suivante.',
    notAllowed: 'Votre organisation vous fournit ce compte. Adhérez avec votre propre compte.',
    balance: 'Solde',
    inRewards: 'en récompenses',
    number: (number) => `Numéro de récompenses ${number}`,
    memberSpent: (tier, amount) => `Membre ${tier} : ${amount} d’achats cette année`,
    toNextTier: (amount, tier) => `Encore ${amount} pour atteindre le niveau ${tier}`,
    expires: (amount, year, day) => `Les ${amount} obtenus en ${year} expirent le ${day}`,
    earnShare: (percent) =>
      `Vous obtenez ${share(percent)} du prix des articles lorsqu’ils sont expédiés ou ramassés.`,
    useNote: 'Vous pouvez utiliser vos récompenses à la caisse.',
    offers: 'Offres',
    noOffers: 'Il n’y a aucune offre en ce moment.',
    through: (day) => `Jusqu’au ${day}`,
    activated: 'Activée',
    activate: 'Activer',
    activateOf: (offer) => `Activer : ${offer}`,
    bonusCategories: 'Catégories en prime',
    bonusChosen: (percent, categories) =>
      `Ce trimestre, vous obtenez ${share(percent)} de plus avec : ${categories.join(', ')}.`,
    bonusNote: (most, percent) =>
      most <= 1
        ? `Choisissez ${most} catégorie et obtenez ${share(percent)} de plus avec elle ce trimestre.`
        : `Choisissez ${most} catégories et obtenez ${share(percent)} de plus avec elles ce trimestre.`,
    chooseCategories: 'Choisir des catégories',
    missing: 'Récompenses manquantes',
    missingNote: 'Avez-vous acheté quelque chose sans votre compte? Envoyez-nous la commande ou le reçu.',
    claimMissing: 'Réclamer des récompenses manquantes',
    claims: 'Vos réclamations',
    claim: 'Réclamation',
    claimedOrder: (number) => `Commande ${number}`,
    claimedReceipt: (number) => `Reçu ${number}`,
    date: 'Date',
    state: 'État',
    inReview: 'À l’étude',
    declined: (comment) => `Refusée : ${comment}`,
    approved: (amount) => `Approuvée : ${amount}`,
    history: 'Historique',
    historyCaption: 'Historique de vos récompenses',
    historyNone:
      'Aucune récompense pour le moment. Elles s’affichent ici lorsque les articles d’une commande sont expédiés ou ramassés.',
    historyPages: 'Pages de l’historique',
    event: 'Événement',
    order: 'Commande',
    amount: 'Montant',
    takenBack: 'Retirées après un remboursement',
    eventOf: (event, about) => `${event} : ${about}`,
  },
  rewardsEvents: {
    EARNED: 'Obtenues',
    SPENT: 'Utilisées',
    RELEASED: 'Rendues',
    EXPIRED: 'Expirées',
    ADJUSTED: 'Rajustées',
  },
  rewardsDone: {
    claim: 'Nous avons reçu votre réclamation. Son état est affiché ci-dessous.',
    enroll: 'Bienvenue! Vous êtes membre du programme de récompenses.',
    activate: 'L’offre est activée. Elle s’applique à vos prochaines commandes.',
    categories: 'Vos catégories en prime sont enregistrées. Elles s’appliquent à vos prochaines commandes.',
  },
};
