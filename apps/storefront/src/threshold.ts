import { DEFAULT_FEES } from '@foolscap/cart/model';
import { formatMoney } from '@foolscap/core/money';

/** The free shipping threshold without cents: `$50`. */
export const THRESHOLD = formatMoney(DEFAULT_FEES.freeShippingThreshold).replace(/\.00$/, '');
