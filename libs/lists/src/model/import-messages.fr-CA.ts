import type { Translation } from '@foolscap/core/messages';
import { MAX_ITEM_NOTE_LENGTH, MAX_LIST_ITEMS } from './codes.ts';
import type * as english from './import-messages.ts';

const number = (value: number) => value.toLocaleString('fr-CA');
const rows = (count: number) => `${number(count)} ${count <= 1 ? 'ligne' : 'lignes'}`;
const imported = (count: number) => (count <= 1 ? 'importée' : 'importées');
const quote = (headings: readonly string[]) => headings.map((each) => `« ${each} »`).join(', ');
const expected =
  'Votre fichier doit avoir une colonne « Numéro d’article » (ou « SKU »), et peut avoir « Quantité » (ou « Qté ») et « Note ». Les autres colonnes sont ignorées.';

export const LIST_IMPORT_MESSAGES: Translation<typeof english.LIST_IMPORT_MESSAGES> = {
  importing: {
    noRows: `Ce fichier n’a aucune ligne. ${expected}`,
    tooLarge: `Ce fichier est trop volumineux. Une liste contient au plus ${number(MAX_LIST_ITEMS)} articles.`,
    unreadable: 'Nous n’avons pas pu lire ce fichier. Choisissez-le de nouveau.',
    unknownHeadings: (headings) =>
      `Nous n’avons pas trouvé les numéros d’article dans ce fichier. Ses en-têtes sont ${quote(headings)}. ${expected}`,
    unreadHeadings: (headings) =>
      `Ce fichier n’a pas de colonne « Quantité »; chaque ligne compte donc pour 1. Nous n’avons pas utilisé ${quote(headings)}.`,
    quantityQuestion: 'Quelle colonne contient les quantités?',
    quantityHint:
      'Ce fichier n’a pas de colonne « Quantité », mais il a d’autres colonnes qui contiennent des nombres.',
    quantityColumn: ({ heading, at }) => (heading === '' ? `Colonne ${at + 1}` : `« ${heading} »`),
    quantityNone: 'Aucune, ajouter 1 de chaque',
    dismissFile: 'Ne pas utiliser ce fichier',
    importing: ({ done, of }) => `Importation en cours : ${rows(done)} sur ${number(of)}`,
    importingLabel: 'Importation de votre fichier',
    imported: ({ added, of }) =>
      added === of
        ? `${rows(added)} ${imported(added)}.`
        : `${rows(added)} sur ${number(of)} ${imported(added)}.`,
    stopped: ({ added, of }) =>
      `L’importation s’est arrêtée. ${rows(added)} sur ${number(of)} ${imported(added)} jusqu’ici.`,
    remaining: ({ count, first, last }) =>
      count <= 1
        ? `Il reste 1 ligne : la ligne ${number(first)} du fichier.`
        : `Il reste ${rows(count)} : les lignes ${number(first)} à ${number(last)} du fichier.`,
    continueHint: 'Poursuivez l’importation : rien ne sera ajouté deux fois.',
    notImported: (count) =>
      count <= 1
        ? `${rows(count)} n’a pas été importée. Corrigez-la, puis importez un fichier qui ne contient que cette ligne : importer de nouveau les autres ajouterait leurs quantités une deuxième fois.`
        : `${rows(count)} n’ont pas été importées. Corrigez-les, puis importez un fichier qui ne contient que ces lignes : importer de nouveau les autres ajouterait leurs quantités une deuxième fois.`,
    more: (count) => (count <= 1 ? `Et ${number(count)} autre` : `Et ${number(count)} autres`),
    continue: 'Poursuivre l’importation',
    discard: 'Abandonner les lignes restantes',
    faults: 'Lignes qui n’ont pas été importées',
    fault: ({ line, text, reason }) => `Ligne ${number(line)} (${text}) : ${reason}`,
  },
  importFaults: {
    missing: 'Le numéro d’article est manquant.',
    notNumber: 'Ce n’est pas un numéro d’article.',
    unprintableNumber:
      'Le numéro d’article contient des caractères qui ne peuvent pas être affichés. Tapez-le de nouveau.',
    quantity: 'Entrez une quantité entière de 1 à 9 999.',
    longNote: `Raccourcissez la note à ${MAX_ITEM_NOTE_LENGTH} caractères.`,
    unprintableNote: 'La note contient des caractères qui ne peuvent pas être affichés. Tapez-la de nouveau.',
    tooMany: `Un fichier peut avoir au plus ${number(MAX_LIST_ITEMS)} lignes.`,
  },
};
