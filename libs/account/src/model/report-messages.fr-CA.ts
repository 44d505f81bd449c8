import type { Translation } from '@foolscap/core/messages';
import type * as english from './report-messages.ts';

export const REPORT_MESSAGES: Translation<typeof english.REPORT_MESSAGES> = {
  reportGroups: { PERSON: 'Personne', UNIT: 'Unité', BUDGET: 'Budget', CATEGORY: 'Catégorie' },
  reportRest: {
    PERSON: 'Comptes fermés',
    UNIT: 'Aucune unité',
    BUDGET: 'Aucun budget',
    CATEGORY: 'Autres articles',
  },
  reportGone: {
    PERSON: 'Ancien membre',
    UNIT: 'Unité supprimée',
    BUDGET: 'Budget supprimé',
    CATEGORY: 'Catégorie supprimée',
  },
  spendingReport: {
    groups: 'Dépenses par',
    note: 'Les commandes comptent pour le mois où elles ont été passées, dès leur approbation. Les articles annulés ne comptent pas.',
    period: 'Période',
    from: 'Premier mois',
    to: 'Dernier mois',
    show: 'Afficher',
    download: 'Télécharger en format CSV',
    caption: (group: string, from: string, to: string) => `Dépenses par ${group}, de ${from} à ${to}`,
    plot: (count: number) => (count === 1 ? 'Le total le plus élevé' : `Les ${count} totaux les plus élevés`),
    bar: (name: string, total: string, share: string) => `${name} : ${total}, ${share}`,
    loading: 'Chargement du rapport',
    fees: 'Livraison et frais',
    units: 'Articles',
    net: 'Marchandises',
    gross: 'Total',
    share: 'Part',
    sum: 'Ensemble',
    none: 'Aucune commande pendant cette période',
    noneNote: 'Choisissez d’autres mois.',
    periodInvalid: 'Choisissez un dernier mois qui ne précède pas le premier.',
    pages: 'Pages du rapport',
    code: 'Code',
  },
};
