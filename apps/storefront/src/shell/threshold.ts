import { formatMoney } from '@foolscap/core/money';
import { FREE_SHIPPING_THRESHOLD } from '@foolscap/pricing/model';

/** The free shipping threshold without cents: `$50`. */
export const THRESHOLD = formatMoney(FREE_SHIPPING_THRESHOLD).replace(/\.00$/, '');
