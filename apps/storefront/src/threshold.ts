import { DEFAULT_FEES } from '@foolscap/cart/model';
import { formatMoney } from '@foolscap/core/money';

/** From when on shipping is free: `$50`, as a round sum reads better without its cents. */
export const THRESHOLD = formatMoney(DEFAULT_FEES.freeShippingThreshold).replace(/\.00$/, '');
