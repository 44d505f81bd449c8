import type { Translation } from '@foolscap/core/messages';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import { REQUEST_CODES } from '@foolscap/core/vocabulary';
import { LIST_CODES, MAX_FAVORITE_LISTS, MAX_LIST_ITEMS, MAX_LISTS } from './codes.ts';
import type * as english from './messages.ts';

const number = (value: number) => value.toLocaleString('fr-CA');
const items = (count: number) => `${number(count)} ${count <= 1 ? 'article' : 'articles'}`;
const added = (count: number) => (count <= 1 ? 'ajouté' : 'ajoutés');
const UNREACHABLE = 'Nous n’avons pas pu joindre le magasin en ligne. Vérifiez votre connexion et réessayez.';

export const LIST_ERRORS: Translation<typeof english.LIST_ERRORS> = {
  [LIST_CODES.nameRequired]: 'Le nom de la liste est obligatoire',
  [LIST_CODES.nameInUse]: 'Vous avez déjà une liste de ce nom. Choisissez un autre nom.',
  [LIST_CODES.notFound]: 'Cette liste n’existe plus, ou vous ne pouvez pas la voir.',
  [LIST_CODES.itemNotFound]: 'Cet article n’est plus dans la liste.',
  [LIST_CODES.itemNotSold]: 'Nous ne vendons pas cet article.',
  [LIST_CODES.readOnly]:
    'Vous ne pouvez pas modifier cette liste. Ajoutez plutôt ses articles à l’une de vos listes.',
  [LIST_CODES.accessNotAllowed]:
    'Vous ne pouvez pas partager de listes de cette façon. Choisissez un autre type de liste.',
  [LIST_CODES.changed]: 'Cette liste a changé. Vérifiez-la, puis réessayez.',
  [LIST_CODES.tooManyLists]: `Vous avez ${number(MAX_LISTS)} listes, le maximum. Supprimez-en une d’abord.`,
  [LIST_CODES.full]: `Cette liste contient ${number(MAX_LIST_ITEMS)} articles, le maximum. Retirez-en, ou utilisez une autre liste.`,
  [LIST_CODES.itemLimit]: `Une liste peut contenir au plus ${number(MAX_LINE_QUANTITY)} unités d’un article. Le reste n’a pas été ajouté.`,
  [LIST_CODES.tooManyFavorites]: `Vous avez ${number(MAX_FAVORITE_LISTS)} listes favorites, le maximum. Retirez-en une d’abord.`,
  [LIST_CODES.linksOff]: 'Votre organisation ne permet pas les liens publics vers des listes.',
  [LIST_CODES.unknownItem]: 'Nous n’avons pas trouvé ce numéro d’article.',
  [REQUEST_CODES.cardNumberInText]:
    'Retirez le numéro de carte : entrez-le seulement dans le champ du numéro de carte, à la caisse.',
  NETWORK: UNREACHABLE,
  TIMEOUT: UNREACHABLE,
  other: 'Désolés, un problème est survenu. Veuillez réessayer.',
};

export const LISTS_MESSAGES: Translation<typeof english.LISTS_MESSAGES> = {
  errors: LIST_ERRORS,
  done: {
    created: (name) => `Liste « ${name} » créée.`,
    edited: (name) => `Modifications de « ${name} » enregistrées.`,
    deleted: (name) => `Liste « ${name} » supprimée.`,
    favorite: (name) => `« ${name} » ajoutée à vos listes favorites.`,
    notFavorite: (name) => `« ${name} » retirée de vos listes favorites.`,
    exported: (name) => `« ${name} » enregistrée dans un fichier.`,
    itemUpdated: 'Article mis à jour.',
    itemRemoved: 'Article retiré de la liste.',
    itemRestored: 'Article remis.',
    savedForLater: 'Article gardé pour plus tard.',
    itemsAdded: ({ added: count, of, name }) =>
      count === of
        ? `${items(count)} ${added(count)} à « ${name} ».`
        : `${items(count)} sur ${number(of)} ${added(count)} à « ${name} ».`,
    toCart: ({ added: count, of }) =>
      count === of
        ? `${items(count)} ${added(count)} à votre panier.`
        : `${items(count)} sur ${number(of)} ${added(count)} à votre panier.`,
  },
  texts: {
    listsNotLoaded: 'Nous n’avons pas pu afficher vos listes.',
    listNotLoaded: 'Nous n’avons pas pu afficher cette liste.',
    noLists: 'Vous n’avez pas encore de listes.',
    noListsHint:
      'Gardez dans une liste ce que vous achetez souvent, puis ajoutez le tout à votre panier en une fois.',
    noMatch: 'Aucune liste ne correspond.',
    noMatchHint: 'Essayez un autre mot ou un autre filtre.',
    listsFound: (count) =>
      count <= 1 ? `${number(count)} liste trouvée.` : `${number(count)} listes trouvées.`,
    items,
    lists: 'Listes',
    create: 'Créer une liste',
    readOnly: 'Lecture seule',
    favorite: (list) => `Favorite : ${list}`,
  },
};
