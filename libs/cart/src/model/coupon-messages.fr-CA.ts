import type { Translation } from '@foolscap/core/messages';
import { MAX_COUPONS } from './coupon-codes.ts';
import type * as english from './coupon-messages.ts';

const BELOW_MINIMUM = 'Votre commande est inférieure au minimum exigé pour ce coupon.';

export const COUPON_MESSAGES: Translation<typeof english.COUPON_MESSAGES> = {
  coupons: {
    title: 'Coupons',
    inCart: 'Coupons dans votre panier',
    add: 'Ajouter un coupon',
    addAnother: 'Ajouter un autre coupon',
    code: 'Code du coupon',
    severalCodes: 'Séparez les codes par des virgules.',
    apply: 'Appliquer',
    applied: 'Appliqué',
    notApplied: 'Non appliqué',
    remove: 'Retirer',
    removeCode: (code) => `Retirer le coupon ${code}`,
    done: 'Terminé',
    empty: 'Les coupons que vous ajoutez apparaîtront ici.',
    codeRemoved: (code) => `Le coupon ${code} a été retiré.`,
    codeNotApplied: (code) => `Le coupon ${code} n’est pas appliqué.`,
  },
  reasons: {
    NOT_STARTED: 'Ce coupon n’est pas encore valide.',
    EXPIRED: 'Ce coupon est expiré.',
    LIMIT_REACHED: 'Ce coupon ne peut plus être utilisé.',
    MEMBERS_ONLY:
      'Ce coupon est réservé aux membres. Ouvrez une session avec un compte de membre pour l’utiliser.',
    REWARDS_COUPON_ERROR_MESSAGE:
      'Ce coupon appartient à un membre du programme de récompenses. Ouvrez une session avec ce compte pour l’utiliser.',
    BOPIS_EVENT_ERROR: ({ delivery }) =>
      delivery === 'SHIP'
        ? 'Ce coupon ne s’applique pas aux articles à ramasser. Faites-les livrer pour l’utiliser.'
        : 'Ce coupon est valable seulement pour les articles que vous ramassez. Choisissez le ramassage pour un article afin de l’utiliser.',
    QUALIFYING_ITEMS_NOT_FOUND_ERROR: 'Aucun article de votre panier n’est admissible à ce coupon.',
    ORDER_TOTAL_NOT_MET_ERROR: ({ amount }) =>
      amount === undefined ? BELOW_MINIMUM : `Ajoutez ${amount} d’achats pour l’utiliser.`,
    MINIMUM_NOT_MET: ({ units }) =>
      units === undefined
        ? BELOW_MINIMUM
        : `Ajoutez encore ${units} ${units <= 1 ? 'article' : 'articles'} pour l’utiliser.`,
    COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL: ({ amount }) =>
      amount === undefined
        ? 'Ce coupon vaut plus que les articles auxquels il s’applique.'
        : `Ce coupon vaut plus que les articles auxquels il s’applique. Ajoutez ${amount} d’achats pour l’utiliser.`,
    NOT_COMBINABLE: 'Ce coupon ne peut pas être combiné à vos autres rabais.',
    NO_BENEFIT: 'Ce coupon ne réduit pas le total de cette commande.',
  },
  errors: {
    missing: 'Entrez un code de coupon.',
    held: 'Ce coupon est déjà dans votre panier.',
    tooMany: `Vous pouvez utiliser jusqu’à ${MAX_COUPONS} coupons par commande. Retirez-en un pour en ajouter un autre.`,
    unknown: 'Nous n’avons pas trouvé ce coupon. Vérifiez le code et réessayez.',
  },
};
