import type { Translation } from '@foolscap/core/messages';
import { CONNECTION_MESSAGES } from './connection-messages.fr-CA.ts';
import type * as english from './messages.ts';

const DOWN =
  'Désolés, un problème est survenu. Il vient de nous, pas de vous. Réessayez dans quelques minutes.';
const PRICES_DOWN = 'Désolés, nous ne pouvons pas afficher les prix pour le moment.';
const ADD_FAILED = 'L’ajout de l’article au panier a échoué. Veuillez réessayer.';
const UNAVAILABLE = 'Achat impossible';

const count = (n: number) => n.toLocaleString('fr-CA');

const at = (storeName: string | undefined) => (storeName ? ` au magasin ${storeName}` : '');

const available = ({ available: n, storeName }: english.LineMessageValues) =>
  n <= 1
    ? `Seulement ${count(n)} disponible${at(storeName)}`
    : `Seulement ${count(n)} disponibles${at(storeName)}`;

const fixedQuantity = (line: english.LineMessageValues) =>
  `${available(line)}; nous avons donc changé la quantité pour ${count(line.quantity)}.`;

const purchaseLimit = ({ purchaseLimit: limit }: english.LineMessageValues) =>
  `L’achat de cet article est limité à ${count(limit)}.`;

const orderMultiple = ({ quantity, orderMultiple: multiple }: english.LineMessageValues) => {
  const sold = `Vendu par multiples de ${count(multiple)}`;
  if (quantity % multiple) return `${sold}. Changez la quantité pour continuer.`;
  return quantity ? `${sold}; nous avons donc changé la quantité pour ${count(quantity)}.` : `${sold}.`;
};

const addedItems = ({ lines, units }: { lines: number; units: number }) =>
  lines > 1 ? `${units} articles ajoutés au panier` : 'Article ajouté au panier';

export const CART_MESSAGES: Translation<typeof english.CART_MESSAGES> = {
  texts: {
    addFailed: ADD_FAILED,
    standardError: 'Un problème est survenu. Veuillez réessayer.',
    notLoaded: DOWN,
    pricesDown: PRICES_DOWN,
  },
  cart: {
    EMPTY_CART: 'Votre panier est vide.',
    ITEM_SERVICE_IS_DOWN:
      'Désolés, nous ne pouvons pas afficher ces articles. Réessayez dans quelques minutes.',
    USER_SERVICE_IS_DOWN: DOWN,
    USER_NOT_FOUND: DOWN,
    USER_ACCOUNT_SERVICE_IS_DOWN: DOWN,
    GLOBAL_FEE_SERVICE_IS_DOWN:
      'Désolés, nous ne pouvons pas afficher les frais pour le moment. Réessayez dans quelques minutes.',
    CART_AUTO_MERGE: 'Nous avons ajouté à ce panier les articles de votre visite précédente.',
    CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY:
      'Certains articles sont en rupture de stock ou offerts en partie seulement. Modifiez-les ou retirez-les pour continuer.',
    DELIVERY_COMBINATION_CONSTRAINT_FAILED:
      'Ces articles ne peuvent pas être livrés ensemble. Passez des commandes distinctes.',
    ITEM_INVENTORY_NOT_AVAILABLE:
      'Votre nouveau magasin n’a pas certains articles; rien n’a donc changé pour eux. Ramassez-les au magasin précédent, ou faites-les livrer.',
    INVALID_STORE_NUMBER:
      'Ce magasin n’offre pas le ramassage. Choisissez un autre magasin, ou la livraison.',
    ITEM_NOT_AVAILABLE: 'Certains articles ne sont plus offerts. Retirez-les pour continuer.',
    SKU_INVALID: 'Nous n’avons pas trouvé ce numéro d’article.',
    ITEM_NOT_PUBLISHED: 'Cet article n’est plus vendu.',
    ITEM_NOT_CONFIGURED:
      'Les articles faits sur mesure ont besoin d’une création. Personnalisez-les sur leur page.',
    CART_REVISION_CONFLICT: 'Votre panier a été modifié dans une autre fenêtre. Vérifiez-le, puis réessayez.',
    INVALID_ITEMS: 'Aucun article n’a été transmis',
    INVALID_QTY: 'La quantité d’un des articles est incorrecte',
    // In English, the server has the texts of these.
    PRICE_SERVICE_IS_DOWN: PRICES_DOWN,
    INVENTORY_SERVICE_IS_DOWN:
      'Nous ne pouvons pas vérifier la disponibilité pour le moment. Réessayez dans quelques minutes.',
    ORDER_MULTIPLE: 'Certains articles sont vendus par multiples. Changez leur quantité pour continuer.',
    RESTRICTED_ITEM:
      'Certains articles ne peuvent pas être livrés dans votre région. Retirez-les, ou changez l’adresse.',
    BLOCKED_FOR_ADD_TO_CART:
      'La politique de votre organisation ne permet pas certains articles. Retirez-les pour continuer.',
    OFF_CONTRACT_ERROR: 'Certains articles ne font pas partie de votre contrat. Retirez-les pour continuer.',
    ALREADY_PURCHASED:
      'Vous ne pouvez pas commander une adhésion de votre panier. Retirez-la pour continuer.',
    NEGATIVE_CART_TOTAL:
      'Nous ne pouvons pas calculer le total de votre panier pour le moment. Réessayez plus tard.',
  },
  line: {
    OUT_OF_STOCK: ({ quantity, storeName }) => {
      if (quantity === 0) return `Cet article est en rupture de stock${at(storeName)}.`;
      return storeName
        ? `Cet article est en rupture de stock${at(storeName)}. Faites-le livrer, ou retirez-le pour continuer.`
        : 'Cet article est en rupture de stock. Retirez-le pour continuer.';
    },
    PARTIAL_QTY_AVAILABLE: (line) =>
      line.quantity > line.available
        ? `${available(line)}. Réduisez la quantité pour continuer.`
        : fixedQuantity(line),
    PARTIAL_QTY_FIXED: fixedQuantity,
    QTY_LIMIT_EXCEEDED: purchaseLimit,
    QTY_LIMIT_ITEM: purchaseLimit,
    EXCEEDED_LIMIT: purchaseLimit,
    EXCEEDS_MAX_LINE_QTY: ({ addedQuantity, previousQuantity }) =>
      addedQuantity > 0
        ? `L’achat de cet article est limité à 9 999. Comme vous en avez déjà ${count(previousQuantity)} dans votre panier, la quantité commandée a été ramenée à ${count(addedQuantity)}.`
        : 'Votre panier contient déjà la quantité maximale permise de cet article.',
    PRICE_NOT_AVAILABLE: PRICES_DOWN,
    BLOCKED_FOR_ADD_TO_CART:
      'La politique de votre organisation ne permet pas cet article. Adressez-vous à votre administrateur.',
    OFF_CONTRACT_ERROR: 'Cet article ne fait pas partie de votre contrat.',
    STANDALONE_WARRANTY_ITEM:
      'Les garanties doivent être achetées avec un produit connexe et ne peuvent pas être achetées séparément.',
    CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY:
      'La quantité du plan de garantie ne peut pas dépasser la quantité d’articles achetés.',
    INVALID_STORE_NUMBER:
      'Ce magasin n’offre pas le ramassage. Choisissez un autre magasin, ou la livraison.',
    NOT_AVAILABLE_FOR_BOPIS: ({ deliveryType }) =>
      deliveryType === 'ISP'
        ? 'Cet article ne peut pas être ramassé en magasin. Faites-le plutôt livrer.'
        : 'Cet article ne peut pas être ramassé en magasin. Nous vous le livrerons.',
    SURCHG_ALTS_ITM_MSG:
      'Nous avons ajouté cet article à la place de celui que vous aviez choisi. Retirez-le s’il ne vous convient pas.',
    ORDER_MULTIPLE: orderMultiple,
    INVALID_FREE_ITEM: 'Cet échantillon gratuit n’est pas offert pour le moment.',
    // In English, the server has the texts of these.
    MISSING_USER: 'Connectez-vous pour acheter une adhésion.',
    MISSING_WEB_USER_ID: 'Connectez-vous avec votre propre compte pour acheter une adhésion.',
    MISSING_REWARDS_ID: 'Inscrivez-vous au programme de récompenses pour acheter une adhésion.',
    MEMBERSHIP_GENERIC_ERR: 'Les adhésions ne sont pas offertes aux comptes d’entreprise.',
    ALREADY_BENEFICIARY: 'Vous avez déjà les avantages d’une adhésion partagée.',
    ALREADY_PURCHASED: 'Vous avez déjà cette adhésion, ou une autre est dans votre panier.',
    WARRANTY_PLAN_OUT_OF_STOCK:
      'Ce plan de protection n’est pas offert pour le moment. Vous pourrez l’ajouter au produit plus tard.',
    EASY_REWARDS_HINT: 'Vos récompenses peuvent payer cet article.',
    HEALTH_CARE_RESTRICTION:
      'Cet article est vendu uniquement aux utilisateurs certifiés d’établissements de santé.',
    RESTRICTED_ITEM:
      'Nous ne pouvons pas livrer cet article dans votre région. Choisissez une autre adresse.',
    FURNITURE_SERVICE_NOT_AVAILABLE:
      'Ce service n’est pas offert pour tous ces articles. Nous l’avons modifié.',
    FURNITURE_SERVICE_REMOVED:
      'Un service pour meubles n’est plus offert pour cet article; nous l’avons donc retiré.',
  },
  prices: {
    dropped: ({ from, to }) => `Le prix a baissé de ${from} à ${to} depuis que vous l’avez ajouté.`,
    rose: ({ from, to }) => `Le prix est passé de ${from} à ${to} depuis que vous l’avez ajouté.`,
  },
  notices: {
    changedElsewhere:
      'Votre panier a été modifié dans une autre fenêtre. Nous avons appliqué votre changement à la quantité actuelle.',
    removedElsewhere:
      'L’article que vous avez modifié a été retiré de votre panier dans une autre fenêtre ou un autre onglet.',
    notRestored: 'Cet article est maintenant en rupture de stock; nous n’avons donc pas pu le rétablir.',
  },
  connection: CONNECTION_MESSAGES.connection,
  added: {
    'out-of-stock': 'En rupture de stock',
    replacement: 'Article de remplacement ajouté au panier',
    'partial-quantity': 'Quantité offerte limitée',
    'limit-exceeded': 'Limite d’achat dépassée',
    'max-line-quantity': 'Limite d’achat dépassée',
    'free-sample': 'Échantillon non offert',
    'price-unavailable': UNAVAILABLE,
    blocked: UNAVAILABLE,
    'standalone-warranty': UNAVAILABLE,
    'child-quantity': 'Limite d’achat dépassée',
    'plan-unavailable': 'Plan de protection non offert',
    surcharge: addedItems,
    'rewards-hint': addedItems,
    'not-added': ADD_FAILED,
    added: addedItems,
  },
};
