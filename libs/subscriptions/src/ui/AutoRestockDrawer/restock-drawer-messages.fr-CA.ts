import type { Translation } from '@foolscap/core/messages';
import { MAX_DAYS_AHEAD, PRICE_TOLERANCE_PERCENT, REMINDER_DAYS } from '../../model/index.ts';
import type * as english from './restock-drawer-messages.ts';

export const RESTOCK_DRAWER_MESSAGES: Translation<typeof english.RESTOCK_DRAWER_MESSAGES> = {
  restockDrawer: {
    title: 'Réapprovisionnement automatique',
    changeTitle: 'Modifier le réapprovisionnement automatique',
    signInHint:
      'Ouvrez une session pour faire livrer cet article à intervalles réguliers, avec vos adresses et vos cartes enregistrées.',
    signIn: 'Ouvrir une session',
    isOn: 'Le réapprovisionnement automatique est activé',
    isSaved: 'Vos modifications sont enregistrées',
    paused: 'Le réapprovisionnement automatique de cet article est suspendu. Reprenez-le dans votre compte.',
    planned: ({ qty, day, interval }) =>
      `Prochaine commande le ${day} (quantité : ${qty}), puis ${interval.toLowerCase()}.`,
    done: 'Terminé',
    manage: 'Gérer le réapprovisionnement automatique',
    firstOrder: 'Première commande',
    save: 'Enregistrer les modifications',
    start: 'Activer le réapprovisionnement automatique',
    review: 'Vérifier',
    back: 'Retour',
    interval: 'Fréquence',
    secondOrder: 'Commande suivante',
    items: 'Articles',
    saving: 'Vous économisez',
    terms: `La livraison et les taxes s’ajoutent à chaque commande. Nous vous envoyons un courriel ${REMINDER_DAYS} jours avant chaque commande, avec son prix. Si le prix augmente ensuite de plus de ${PRICE_TOLERANCE_PERCENT} %, nous attendons votre confirmation. Vous pouvez modifier, sauter ou annuler en tout temps.`,
    noAddress: 'Vous n’avez aucune adresse enregistrée. Ajoutez-en une pour faire livrer vos commandes.',
    addAddress: 'Ajouter une adresse',
    noCard: 'Vous n’avez aucune carte enregistrée. Ajoutez-en une pour payer vos commandes.',
    addCard: 'Ajouter une carte',
    allExpired: 'Toutes vos cartes sont expirées.',
    updateCards: 'Mettre vos cartes à jour',
    expired: 'Carte expirée. Mettez sa date à jour, ou utilisez une autre carte.',
    expires: (date) => `Expire : ${date}`,
    noDate: 'Choisissez une date.',
    tooEarly: 'Choisissez demain ou une date ultérieure.',
    tooLate: `Choisissez une date dans les ${MAX_DAYS_AHEAD} prochains jours.`,
  },
};
