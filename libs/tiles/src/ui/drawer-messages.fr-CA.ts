import type { Translation } from '@foolscap/core/messages';
import type * as english from './drawer-messages.ts';

export const TILE_DRAWER_MESSAGES: Translation<typeof english.TILE_DRAWER_MESSAGES> = {
  drawers: {
    alternates: 'Produits de rechange',
    insteadOf: (title) => `Pour remplacer ${title}, en rupture de stock`,
    noAlternates: 'Nous n’avons aucun produit de rechange en stock pour le moment.',
    quickView: 'Aperçu rapide',
    viewDetails: 'Voir tous les détails',
    membership: 'Adhésion',
    join: 'Ajouter l’adhésion au panier',
    failed: 'Le chargement a échoué. Réessayez.',
    retry: 'Réessayer',
    content: 'Produit',
    printers: 'Cette cartouche est compatible avec :',
    cartridges: 'Cartouches compatibles',
    products: 'Compatible avec',
    replacement: 'Produit de remplacement',
    discontinued: (title) => `${title} est un produit abandonné. Vous pouvez acheter cet article à sa place.`,
    units: (units, quantity) => `${quantity} × ${units === 'each' ? 'unité' : units}`,
    adds: (units, total, original) => `Ajoute ${units} pour ${total} à la place de ${original}`,
    noReplacement: 'Nous n’avons aucun produit de remplacement en stock pour le moment.',
    customize: 'Personnaliser',
    customizing:
      'Vous créez cet article sur le site de notre partenaire, puis vous revenez ici. Il est ajouté à votre panier avec votre création.',
    startDesign: 'Commencer la création',
  },
  punchout: {
    CONFIGURATOR_UNAVAILABLE:
      'Cet article ne peut pas être personnalisé pour le moment. Réessayez plus tard.',
    PRODUCT_NOT_FOUND: 'Nous ne vendons plus cet article.',
    PUNCHOUT_NOT_CUSTOM: 'Cet article ne peut pas être personnalisé.',
    PUNCHOUT_NOT_FOR_SALE: 'Cet article est en rupture de stock.',
    OUT_OF_STOCK:
      'Cet article est en rupture de stock; votre création n’a donc pas été ajoutée. Réessayez plus tard.',
    SKU_INVALID: 'Nous ne vendons plus cet article.',
    PRICE_NOT_AVAILABLE:
      'Nous ne pouvons pas afficher le prix de cet article pour le moment. Réessayez plus tard.',
    ITEM_NOT_AVAILABLE: 'Cet article n’est pas encore offert.',
    ITEM_NOT_PUBLISHED: 'Cet article n’est plus vendu.',
    BLOCKED_FOR_ADD_TO_CART:
      'La politique de votre organisation ne permet pas cet article. Adressez-vous à votre administrateur.',
    OFF_CONTRACT_ERROR: 'Cet article ne fait pas partie de votre contrat.',
    INVALID_FREE_ITEM:
      'Cet échantillon gratuit accompagne d’autres articles et ne peut pas être acheté séparément.',
    HEALTH_CARE_RESTRICTION:
      'Cet article est vendu uniquement aux utilisateurs certifiés d’établissements de santé.',
    RESTRICTED_ITEM:
      'Nous ne pouvons pas livrer cet article dans votre région. Choisissez une autre adresse.',
    QTY_LIMIT_ITEM: 'Votre panier contient déjà la quantité maximale permise de cet article.',
    QTY_LIMIT_EXCEEDED:
      'La quantité de cet article dans votre panier dépasserait le maximum permis. Réduisez-la.',
    EXCEEDED_LIMIT: 'La quantité de cet article dans votre panier dépasse le maximum permis. Réduisez-la.',
    EXCEEDS_MAX_LINE_QTY:
      'Votre panier ne peut pas contenir une plus grande quantité de cet article. Réduisez-la.',
    ORDER_MULTIPLE: 'Cet article est vendu par multiples, et il n’en reste pas assez pour en former un.',
    REQUEST_IN_PROGRESS: 'L’ajout de votre création est en cours. Réessayez dans un instant.',
    PUNCHOUT_INVALID:
      'Nous n’avons pas pu vérifier cette création; rien n’a donc été ajouté. Personnalisez de nouveau l’article.',
    CARD_NUMBER_IN_TEXT:
      'Une création ne peut pas contenir de numéro de carte. Personnalisez de nouveau l’article sans ce numéro.',
    PUNCHOUT_NOT_FOUND:
      'Cette création ne provient pas de cette visite; rien n’a donc été ajouté. Personnalisez de nouveau l’article.',
    PUNCHOUT_USED:
      'Nous avons déjà ajouté à votre panier une création de cette visite. Personnalisez de nouveau l’article pour en ajouter une autre.',
    PUNCHOUT_CANCELED: 'Cette création a été annulée. Personnalisez de nouveau l’article.',
    PUNCHOUT_EXPIRED: 'Cette création a expiré. Personnalisez de nouveau l’article.',
  },
  punchoutFailed: {
    start: 'Nous n’avons pas pu lancer la création. Réessayez.',
    add: 'Nous n’avons pas pu ajouter votre création. Réessayez.',
  },
};
