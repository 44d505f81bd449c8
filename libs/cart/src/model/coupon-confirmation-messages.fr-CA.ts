import type { Translation } from '@foolscap/core/messages';
import type * as english from './coupon-confirmation-messages.ts';

export const COUPON_CONFIRMATION_MESSAGES: Translation<typeof english.COUPON_CONFIRMATION_MESSAGES> = {
  couponConfirmation: {
    coupons: (count) =>
      count === 1 ? 'Votre coupon a été ajouté au panier.' : 'Vos coupons ont été ajoutés au panier.',
    skus: (count) =>
      count === 1 ? 'Votre article a été ajouté au panier.' : 'Vos articles ont été ajoutés au panier.',
    both: (coupons, skus) =>
      `${coupons === 1 ? 'Votre coupon' : 'Vos coupons'} et ${skus === 1 ? 'votre article' : 'vos articles'} ont été ajoutés au panier.`,
  },
};
