import { addingOutcomes } from './outcomes/adding.mjs';
import { cartsOutcomes } from './outcomes/carts.mjs';
import { couponOutcomes } from './outcomes/coupons.mjs';
import { deliveryOutcomes } from './outcomes/delivery.mjs';
import { errorsOutcomes } from './outcomes/errors.mjs';
import { offersOutcomes } from './outcomes/offers.mjs';
import { rulesOutcomes } from './outcomes/rules.mjs';
import { servicesOutcomes } from './outcomes/services.mjs';

/**
 * The outcomes of cart calls that the demo data can show, each with the steps that produce it. `npm run qa` runs the steps against a shop,
 * `docs/qa.md` lists them, and the outcome journeys produce them on the shop's screens.
 *
 * @typedef {{ signIn: string } | { add: Line[], query?: string } | { update: { qty: number, deliveryType?: string, pickupStoreNumber?:
 * string, levelOfService?: string,
 *     furnSvcInfo?: Partial<Record<'BASC' | 'CUST', { qty: number }>> } }
 *   | { address: { city: string, state: string, zipCode: string } } | { remove: 'first' | string } | { coupon: string } | { cartId: string
 *   } | { order: true }
 *   | { accounting: { budgetCenter?: string | null, purchaseOrder?: string, poRelease?: string } } | { withoutLine: true }
 *   | { free: { freeItems: { itemId: string, qty: number }[] } }
 *   | { read: string } | { share: 'create' | 'read' | 'add' | 'revoke' } | { switchOff: string }} The steps `update` and `remove` affect the first line of the cart; `switchOff` needs a shop with FAULTS=1. `cartId: 'ordered'` is the cart of the step `order`.
 * @typedef {{ itemId: string, qty: number, deliveryType?: string, pickupStoreNumber?: string, parentItemId?: string }} Line
 * @typedef {'add' | 'cart' | 'change' | 'order' | 'shared'} ShopPlace the screen that shows an outcome: the feedback of an add on the
 * product page, the cart, the
 *   cart after its last change, checkout after placing the order, or the page of a shared cart
 * @typedef {{ code: string, family: string, tenant?: 'consumer' | 'business', state?: string, steps: Step[], shows?: string } & ({ shop:
 * ShopPlace } | { apiOnly: string })} Outcome
 *   Without `tenant` it exists on both sites. `state` names a story state of the cart; `shows` describes an outcome that is a field of the
 *   reply instead of a code;
 *   `apiOnly` is the reason why no screen produces it.
 * @typedef {Record<string, Omit<Outcome, 'family'>[]>} OutcomeFamilies outcomes by the family that they belong to
 */

export const ACCOUNTS = {
  'wendy@example.com': 'paper-and-ink',
  'member@example.com': 'blotter-and-blue',
  'nurse@example.com': 'gauze-and-glove',
  'desk@example.com': 'chart-and-pen',
  'studio@example.com': 'pencil-and-plan',
  'firstdraft@example.com': 'draft-and-revise',
};

/** @type {readonly Outcome[]} */
export const outcomes = [
  addingOutcomes,
  rulesOutcomes,
  deliveryOutcomes,
  offersOutcomes,
  cartsOutcomes,
  couponOutcomes,
  errorsOutcomes,
  servicesOutcomes,
].flatMap((families) =>
  Object.entries(families).flatMap(([family, members]) => members.map((outcome) => ({ family, ...outcome }))),
);

const SITES = ['consumer', 'business'];

/**
 * Lists the sites that an outcome exists on.
 * @param {Pick<Outcome, 'tenant'>} outcome
 * @returns {('consumer' | 'business')[]}
 */
export const getSites = ({ tenant }) => (tenant ? [tenant] : SITES);
