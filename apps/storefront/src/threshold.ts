import { FREE_SHIPPING_THRESHOLD } from '@foolscap/cart/model';
import { formatMoney } from '@foolscap/core/money';

/** From when on shipping is free: `$50`, as a round sum reads better without its cents. */
export const THRESHOLD = formatMoney(FREE_SHIPPING_THRESHOLD).replace(/\.00$/, '');
