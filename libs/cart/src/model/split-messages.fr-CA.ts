import type { Translation } from '@foolscap/core/messages';
import { ACCOUNTING_CODES } from '@foolscap/core/vocabulary';
import type * as english from './split-messages.ts';

/** The French messages of the page that charges the items of a cart to cost centers and projects. */
export const SPLIT_MESSAGES: Translation<typeof english.SPLIT_MESSAGES> = {
  split: {
    about: 'Choisissez qui paie chaque article. Un article peut être réparti par pourcentage ou par montant.',
    all: 'Tous les articles',
    allNote: 'Remplace le choix de chaque article de votre panier.',
    applyToAll: 'Utiliser pour tous les articles',
    choose: 'Choisir',
    none: 'Aucun',
    splitBy: 'Répartir par',
    percent: 'Pourcentage',
    amount: 'Montant',
    sharePercent: 'Part (%)',
    shareAmount: 'Part ($)',
    rest: 'Le reste',
    restHint: 'La dernière partie reçoit le reste.',
    part: (number) => `Partie ${number}`,
    add: 'Ajouter une partie',
    addTo: (item) => `Ajouter une partie à ${item}`,
    remove: 'Retirer',
    removePart: (number, item) => `Retirer la partie ${number} de ${item}`,
    save: 'Enregistrer',
    saveItem: (item) => `Enregistrer ${item}`,
    saved: 'Enregistré',
    savedItem: (item) => `${item} est enregistré.`,
    savedAll: 'Tous les articles sont enregistrés.',
    missing: 'Nécessaire avant de pouvoir commander',
    units: (count) => (count === 1 ? '1 unité' : `${count} unités`),
    back: 'Retour au panier',
    empty: 'Votre panier est vide.',
    notUsed: 'Votre organisation n’utilise ni centres de coûts ni projets.',
    firstOnly: (count) => `Suggère les ${count} premiers. Vous pouvez entrer tout autre code.`,
    faults: {
      EMPTY: 'Choisissez qui paie cette partie.',
      DUPLICATE: 'Une autre partie a le même choix. Regroupez-les.',
      MIXED: 'Répartissez soit par pourcentage, soit par montant.',
      INVALID: 'Entrez un nombre supérieur à 0 avec au plus deux décimales.',
      PERCENT_SUM: 'La somme des pourcentages doit être de 100.',
      NO_REST: 'Laissez vide. La dernière partie reçoit le reste.',
    },
    exceeds: 'Les montants dépassent le prix de cet article.',
    refusals: {
      [ACCOUNTING_CODES.costCenterInvalid]:
        'Votre organisation n’a pas ce centre de coûts. Choisissez-en un autre.',
      [ACCOUNTING_CODES.projectInvalid]: 'Votre organisation n’a pas ce projet. Choisissez-en un autre.',
      [ACCOUNTING_CODES.splitInvalid]:
        'Choisissez qui paie chaque partie. La somme des pourcentages doit être de 100, et le dernier montant reste vide.',
    },
  },
};
