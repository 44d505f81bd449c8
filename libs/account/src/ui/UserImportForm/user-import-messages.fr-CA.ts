import type { Translation } from '@foolscap/core/messages';
import type * as english from './user-import-messages.ts';

export const USER_IMPORT_MESSAGES: Translation<typeof english.USER_IMPORT_MESSAGES> = {
  userImport: {
    title: 'Importer des utilisateurs',
    note: 'Invitez ou modifiez jusqu’à 500 utilisateurs à la fois. Le fichier a les colonnes email, first name et last name, et facultativement role, unit, limit et period. Une importation peut être répétée.',
    file: 'Fichier CSV',
    csv: 'Utilisateurs en CSV',
    csvHint: 'Choisissez un fichier, ou collez son contenu ici.',
    missing: 'Choisissez un fichier, ou collez son contenu.',
    check: 'Vérifier',
    run: 'Importer',
    caption: 'Résultats par ligne',
    line: 'Ligne',
    email: 'Adresse courriel',
    result: 'Résultat',
    checked: (count) =>
      count === 1
        ? '1 ligne vérifiée. Rien n’est encore modifié.'
        : `${count} lignes vérifiées. Rien n’est encore modifié.`,
    imported: (count) => (count === 1 ? '1 ligne importée.' : `${count} lignes importées.`),
    counts: (invited, updated, unchanged, rejected) =>
      `${invited} invités, ${updated} modifiés, ${unchanged} inchangés, ${rejected} non importés.`,
    checkedCounts: (invited, updated, unchanged, rejected) =>
      `${invited} à inviter, ${updated} à modifier, ${unchanged} inchangés, ${rejected} impossibles à importer.`,
    rejectedBecause: (outcome, reason) => `${outcome} : ${reason}`,
    fileTooLarge: 'Ce fichier est trop volumineux. Divisez-le en plusieurs fichiers.',
  },
  userImportOutcomes: {
    INVITED: 'Invité',
    UPDATED: 'Modifié',
    UNCHANGED: 'Inchangé',
    REJECTED: 'Non importé',
  },
  userImportChecks: {
    INVITED: 'Sera invité',
    UPDATED: 'Sera modifié',
    UNCHANGED: 'Inchangé',
    REJECTED: 'Impossible à importer',
  },
};
