import type { Translation } from '@foolscap/core/messages';
import type * as english from './list-page-messages.ts';

const number = (value: number) => value.toLocaleString('fr-CA');
const items = (count: number) => `${number(count)} ${count <= 1 ? 'article' : 'articles'}`;

const itemSorts: Translation<typeof english.LIST_PAGE_MESSAGES.itemSorts> = {
  POSITION_ASCENDING: 'Mon ordre',
  NAME_ASCENDING: 'Nom, de A à Z',
  NAME_DESCENDING: 'Nom, de Z à A',
  ADDED_DATE_DESCENDING: 'Les plus récents d’abord',
};

export const LIST_PAGE_MESSAGES: Translation<typeof english.LIST_PAGE_MESSAGES> = {
  listPage: {
    noItems: 'Cette liste est vide.',
    noItemsHint: 'Ajoutez des articles à partir de leur page, de votre panier ou d’un fichier.',
    noItemMatch: 'Aucun article ne correspond.',
    readOnly: 'Vous pouvez voir cette liste, mais vous ne pouvez pas la modifier.',
    removed: 'retiré de cette liste.',
    notRestored: 'n’a pas pu être remis dans la liste.',
    pageNotLoaded: ({ wanted, shown }) =>
      wanted === shown
        ? 'Nous n’avons pas pu afficher ces articles. Ceux qui suivent ne sont peut-être pas à jour.'
        : `Nous n’avons pas pu afficher la page ${number(wanted)}. La page ${number(shown)} reste affichée.`,
    noSuchPage: 'Cette page ne contient aucun article.',
    noSuchPageHint: (pages) =>
      pages <= 1 ? 'La liste a maintenant une seule page.' : `La liste a maintenant ${number(pages)} pages.`,
    lastPage: 'Aller à la dernière page',
    place: ({ page, pages }) =>
      pages > 1 ? `Articles, page ${number(page)} de ${number(pages)}` : 'Articles',
    found: ({ count, search }) =>
      count === 0
        ? `Aucun article ne correspond à « ${search} ».`
        : count === 1
          ? `1 article correspond à « ${search} ».`
          : `${number(count)} articles correspondent à « ${search} ».`,
    searchCleared: (count) => `Recherche effacée. ${items(count)}.`,
    sorted: (sort) => `Tri : ${itemSorts[sort]}.`,
    selected: ({ count, elsewhere }) =>
      `${items(count)} ${count <= 1 ? 'sélectionné' : 'sélectionnés'}${
        elsewhere > 0 ? `, dont ${number(elsewhere)} sur d’autres pages` : ''
      }.`,
    addedToCart: (qty) => `Quantité ajoutée à votre panier : ${number(qty)}`,
    notAddedToCart: 'Non ajouté à votre panier.',
    preparingPrint: 'Chargement de tous les articles pour l’impression.',
    linkHint:
      'Toute personne qui a ce lien peut voir les articles et leurs quantités, sans ouvrir de session. Elle voit ses propres prix; elle ne peut ni voir vos notes ni modifier la liste.',
    linkOffer: 'Partagez cette liste avec des personnes qui n’y ont pas accès.',
    linkCreated: 'Lien public créé.',
    linkCopied: 'Lien copié.',
    linkSelected: 'Le lien est sélectionné. Copiez-le avec votre clavier.',
    linkRevoked: 'Le lien public ne fonctionne plus.',
    revokeQuestion: 'Cesser de partager cette liste?',
    revokeHint:
      'Le lien cessera de fonctionner pour toutes les personnes qui l’ont. Un nouveau lien aura une autre adresse.',
    publicPrices: 'Les prix et la disponibilité sont à jour et propres à votre compte.',
    publicLink: 'Lien public',
    copyLink: 'Copier le lien',
    stopSharing: 'Cesser le partage',
    linkAddress: 'Adresse du lien public',
    createLink: 'Créer un lien public',
    addSelected: (count) => `Ajouter la sélection au panier (${number(count)})`,
    addWhole: 'Ajouter toute la liste au panier',
    addAll: 'Tout ajouter au panier',
    addPage: 'Ajouter les articles de cette page au panier',
    print: 'Imprimer',
    edit: 'Modifier la liste',
    exportCsv: 'Exporter en CSV',
    importCsv: 'Importer un fichier CSV',
    pages: 'Pages d’articles',
    items: 'Articles de la liste',
    search: 'Rechercher',
    searchLabel: 'Chercher dans cette liste',
    sortBy: 'Trier par',
    clearSearch: 'Effacer la recherche',
    selectAll: 'Tout sélectionner sur cette page',
    clearSelection: 'Annuler la sélection',
    saveForLater: 'Garder pour plus tard',
    saveItemForLater: (item) => `Garder pour plus tard : ${item}`,
    undo: 'Annuler',
    undoRemove: (item) => `Annuler le retrait : ${item}`,
    retry: 'Réessayer',
    retryRestore: (item) => `Réessayer de remettre : ${item}`,
  },
  row: {
    select: (item) => `Sélectionner : ${item}`,
    quantity: (qty) => `Quantité ${number(qty)}`,
    facts: ({ itemId, model, units }) => `Article ${itemId} · Modèle ${model} · ${units}`,
    reorder: 'À commander de nouveau',
    outOfStock: 'En rupture de stock',
    replaced: (name) => `Article abandonné. Nous ajouterons ${name} à sa place.`,
    left: (units) => `Il n’en reste que ${number(units)}`,
    lastOrdered: (date) => `Dernière commande : ${date}`,
    savedAt: 'Enregistré à',
    addToCart: 'Ajouter au panier',
    addItemToCart: (item) => `Ajouter au panier : ${item}`,
    more: 'Plus',
    moreActions: (item) => `Plus d’actions : ${item}`,
    noteLabel: 'Note',
    note: (note) => `Note : ${note}`,
    addNote: 'Ajouter une note',
    addItemNote: (item) => `Ajouter une note : ${item}`,
    editNote: 'Modifier la note',
    editItemNote: (item) => `Modifier la note : ${item}`,
    saveNote: 'Enregistrer la note',
    cancel: 'Annuler',
    remove: 'Retirer',
    removeItem: (item) => `Retirer : ${item}`,
    moveUp: (item) => `Déplacer vers le haut : ${item}`,
    moveDown: (item) => `Déplacer vers le bas : ${item}`,
  },
  itemSorts,
  itemChanges: {
    PRICE_UP: 'Le prix a augmenté depuis l’ajout',
    PRICE_DOWN: 'Le prix a baissé depuis l’ajout',
    OUT_OF_STOCK: 'Maintenant en rupture de stock',
    BACK_IN_STOCK: 'De nouveau en stock',
    NO_LONGER_SOLD: 'N’est plus vendu',
  },
};
