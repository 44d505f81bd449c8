import type { Translation } from '@foolscap/core/messages';
import { MAX_ITEM_NUMBER_LENGTH, MAX_QUICK_ORDER_ROWS } from './codes.ts';
import type * as english from './quick-order-messages.ts';

const number = (value: number) => value.toLocaleString('fr-CA');
const quote = (headings: readonly string[]) => headings.map((each) => `« ${each} »`).join(', ');
const rows = (count: number) => `${number(count)} ${count <= 1 ? 'ligne' : 'lignes'}`;

export const QUICK_ORDER_MESSAGES: Translation<typeof english.QUICK_ORDER_MESSAGES> = {
  quickOrder: {
    ITEM_MISSING: 'Entrez un numéro d’article.',
    ITEM_TOO_LONG: `Entrez un numéro d’article d’au plus ${MAX_ITEM_NUMBER_LENGTH} caractères.`,
    QUANTITY_INVALID: 'Entrez un nombre de 1 à 9 999.',
    hint: 'Entrez des numéros d’article, ou collez des cellules d’une feuille de calcul : numéro d’article et quantité.',
    checkFailed:
      'Nous n’avons pas pu vérifier vos numéros d’article. Vous pouvez tout de même les ajouter à votre panier.',
    noRows: 'Ce fichier n’a aucune ligne. Il doit avoir une colonne « Numéro d’article ».',
    unknownHeadings: (headings) =>
      `Nous n’avons pas trouvé les numéros d’article dans ce tableau. Ses en-têtes sont ${quote(headings)}. Il doit avoir une colonne « Numéro d’article » (ou « SKU »), et peut avoir « Quantité » (ou « Qté »).`,
    unreadHeadings: (headings) =>
      `Il n’y a pas de colonne « Quantité »; chaque ligne compte donc pour 1. Nous n’avons pas utilisé ${quote(headings)}.`,
    quantityNone: 'Aucune, commander 1 de chaque',
    fileTooLarge: `Ce fichier est trop volumineux. Une commande rapide a au plus ${number(MAX_QUICK_ORDER_ROWS)} lignes.`,
    fileUnreadable: 'Nous n’avons pas pu lire ce fichier. Choisissez-le de nouveau.',
    nothingToAdd: 'Entrez au moins un numéro d’article.',
    refused: 'L’article n’a pas pu être ajouté.',
    multiple: (multiple) => `Vendu par multiples de ${number(multiple)}`,
    limit: (limit) => `Limite de ${number(limit)} par commande`,
    replaced: (name) => `Article abandonné. Nous ajouterons ${name} à sa place.`,
    left: (units) => `Il n’en reste que ${number(units)}`,
    changed: (qty) => `Nous en ajouterons ${number(qty)}.`,
    duplicate: (line) => `Même article qu’à la ligne ${line}. Nous additionnerons les quantités.`,
    merged: ({ line, into, qty }) =>
      `La ligne ${line} contient le même article que la ligne ${into}, dont la quantité est maintenant de ${number(qty)}.`,
    filled: (count) => (count <= 1 ? `${rows(count)} remplie.` : `${rows(count)} remplies.`),
    leftOut: (count) =>
      count <= 1
        ? `Une commande rapide a au plus ${number(MAX_QUICK_ORDER_ROWS)} lignes. La dernière ligne a été laissée de côté.`
        : `Une commande rapide a au plus ${number(MAX_QUICK_ORDER_ROWS)} lignes. Les ${number(count)} dernières lignes ont été laissées de côté.`,
    added: ({ added, of }) => {
      const [item, participle] = added <= 1 ? ['article', 'ajouté'] : ['articles', 'ajoutés'];
      return `${number(added)} ${item}${added === of ? '' : ` sur ${number(of)}`} ${participle} à votre panier.`;
    },
    toCorrect: (count) =>
      count <= 1
        ? `${rows(count)} est à corriger. Corrigez-la, puis ajoutez de nouveau.`
        : `${rows(count)} sont à corriger. Corrigez-les, puis ajoutez de nouveau.`,
    item: 'Numéro d’article',
    quantity: 'Quantité',
    rows: 'Lignes',
    itemOf: (line) => `Numéro d’article, ligne ${line}`,
    quantityOf: (line) => `Quantité, ligne ${line}`,
    suggestionsOf: (line) => `Suggestions, ligne ${line}`,
    removeRow: (line) => `Retirer la ligne ${line}`,
    addRows: (count) => (count > 1 ? `Ajouter ${number(count)} lignes au panier` : 'Ajouter au panier'),
    clearAll: 'Tout effacer',
    itemNumber: (itemId) => `Article ${itemId}`,
    checking: 'Vérification',
    didYouMean: 'Vouliez-vous dire',
    use: ({ itemId, name, line }) => `Utiliser ${itemId}, ${name}, à la ligne ${line}`,
    loadFile: 'Charger un fichier CSV',
    problems: 'Lignes qui n’ont pas été ajoutées',
    changedRows: 'Lignes ajoutées avec des changements',
    problem: ({ line, itemId, reason, suggestion }) =>
      `Ligne ${line}${itemId && ` (${itemId})`} : ${reason}${suggestion ? ` Vouliez-vous dire ${suggestion}?` : ''}`,
  },
};
