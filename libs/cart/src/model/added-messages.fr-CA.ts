import type { Translation } from '@foolscap/core/messages';
import type * as english from './added-messages.ts';

const items = (count: number) => `${count.toLocaleString('fr-CA')} ${count <= 1 ? 'article' : 'articles'}`;
const units = (added: number) =>
  added > 0 ? `${added.toLocaleString('fr-CA')} ${added === 1 ? 'ajouté' : 'ajoutés'}` : 'Non ajouté';

export const ADDED_MESSAGES: Translation<typeof english.ADDED_MESSAGES> = {
  adding: {
    toast: 'Ajout au panier',
    viewCart: 'Voir le panier',
    tryAgain: 'Réessayer',
    keepShopping: 'Continuer à magasiner',
    close: 'Fermer',
    units,
    unitsOf: (added, inCart) => `${units(added)}, ${inCart.toLocaleString('fr-CA')} dans votre panier`,
    subtotal: (count) => `Sous-total du panier (${items(count)})`,
    noReply: 'Nous n’avons pas reçu de réponse',
    noReplyHint:
      'L’article est peut-être déjà dans votre panier. Si vous réessayez, il ne sera pas ajouté deux fois.',
    nothingAdded: 'Rien n’a été ajouté',
    andMore: (names, more) => `${names} et ${more} ${more <= 1 ? 'autre' : 'autres'}`,
  },
  pickupToast: {
    ADD_ITEM: 'Article à ramasser ajouté',
    EDIT_ITEM: 'Article à ramasser modifié',
    DELETED_ITEM: 'Article à ramasser retiré du panier',
    summary: (added, modified, removed) =>
      `${added} ${added <= 1 ? 'ajouté' : 'ajoutés'}, ${modified} ${modified <= 1 ? 'modifié' : 'modifiés'}, ${removed} ${removed <= 1 ? 'retiré' : 'retirés'}`,
    lines: (summary, names) => `${summary} : ${names}`,
  },
};
