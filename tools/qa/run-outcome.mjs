// Runs the steps of an outcome as a new visitor, and collects the results shown in the last reply.
import { ACCOUNTS } from './outcomes.mjs';
import { createVisitor } from './visitor.mjs';

const ITEM = '/checkout/default/item';

const PERSON = {
  type: 'S',
  firstName: 'Quinn',
  lastName: 'Assure',
  address1: '1 Test Street',
  phones: [{ number: '5085550100' }],
};

async function setFailing(send, parts) {
  const reply = await send('PUT', '/faults', { faults: [], parts });
  if (reply.status === 404) throw new Error('the shop runs without FAULTS=1');
  return reply;
}

/** Runs a step of a shared cart. @param held keeps the id of the link */
async function runShareStep(send, action, held) {
  if (action === 'read') return send('GET', `/cart/shared/${held.shareId}`);
  if (action === 'add') return send('POST', `${ITEM}?sharedCart=${held.shareId}`, { items: [] });
  if (action === 'revoke') return send('DELETE', `/cart/shares/${held.shareId}`);
  const reply = await send('POST', '/cart/shares', {});
  held.shareId = reply.body.data?.sharedCart.shareId;
  return reply;
}

/** Goes through checkout and places the order. @param held keeps the id of the ordered cart */
async function runOrderStep(send, held) {
  const shipping = { ...PERSON, city: 'Framingham', state: 'MA', zipCode: '01702' };
  const cart = await send('PUT', '/checkout/default', {
    addresses: [shipping],
    emailId1: 'quinn@example.com',
  });
  held.cartId = cart.body.data?.cartInfo.cartId;
  await send('POST', '/checkout/default/payment', {
    cardPayment: {
      accountNumber: '4111111111111111',
      cvv: '123',
      expiryMonth: '12',
      expiryYear: '2035',
      brand: 'VISA',
      paymentType: 'CREDIT_CARD',
      source: 'USER_KEYED',
      currencyCode: 'USD',
      contactInformation: { billingAddress: { ...shipping, type: 'B' } },
    },
  });
  const { body } = await send('GET', '/checkout/precheckout');
  return send('POST', '/checkout/default/order', {
    expectedTotal: body.data?.checkoutInfo.totals.ordTotal,
  });
}

/**
 * Runs one step.
 * @param {(method: string, path: string, body?: object) => Promise<{ status: number, body: any }>} send calls the API as one visitor; the
 * body is the reply of any call, so its type varies
 * @param held values that later steps need; the same object for all steps of a visitor
 */
export async function runStep(send, step, held) {
  if (step.order) return runOrderStep(send, held);
  if (step.share) return runShareStep(send, step.share, held);
  if (step.signIn)
    return send('POST', '/account/signin', { username: step.signIn, password: ACCOUNTS[step.signIn] });
  if (step.add) return send('POST', `${ITEM}?${step.query ?? ''}`, { items: step.add });
  if (step.address) return send('PUT', '/checkout/default', { addresses: [{ ...PERSON, ...step.address }] });
  if (step.switchOff) return setFailing(send, [step.switchOff]);
  if (step.accounting) return send('PUT', '/checkout/default', { accounting: step.accounting });
  if (step.free) return send('PUT', '/checkout/default', step.free);
  if (step.coupon) return send('PUT', '/checkout/default', { coupons: [step.coupon] });
  if (step.read !== undefined) return send('GET', `/checkout?${step.read}`);
  const { cartItemId } = (await send('GET', '/checkout')).body.data.cartInfo.items[0];
  if (step.update) return send('PUT', ITEM, { items: [{ cartItemId, ...step.update }] });
  if (step.withoutLine) return send('PUT', ITEM, { items: [{ qty: 2 }] });
  if (step.cartId)
    return send('PUT', ITEM, {
      cartId: step.cartId === 'ordered' ? held.cartId : step.cartId,
      items: [{ cartItemId, qty: 1 }],
    });
  return send('DELETE', `${ITEM}/${step.remove === 'first' ? cartItemId : step.remove}`);
}

/** Lists the codes and marked fields of a reply. */
export function getShown({ body }) {
  if (body.error) return [body.error.code];
  const { cartInfo, sharedCart, error = [] } = body.data;
  if (sharedCart)
    return [
      'shareId',
      ...(sharedCart.items ?? []).flatMap((line) => [
        ...(line.availableQuantity > 0 ? ['availableQuantity'] : []),
        ...line.messages.map(({ code }) => code),
      ]),
    ];
  const {
    items = [],
    messages = [],
    cartSummary = {},
    relatedItems = [],
    warrantyItems = body.data.warrantyItems ?? [],
    type,
    bcDetails,
    invoiceInfo,
    furnRate,
    cartAttributes = {},
    coupons = [],
    freeItems = [],
    availableFreeItems = [],
  } = cartInfo ?? {};
  const lineCodes = items.flatMap((line) => line.messages.map(({ code }) => code));
  return [
    ...error.map(({ code }) => code),
    ...lineCodes,
    ...messages.map(({ code }) => code),
    ...(items.length > 0 && items.every(({ status }) => status === 'ACTIVE') && !lineCodes.length
      ? ['ADDED']
      : []),
    ...(items.some(({ product }) => product.preOrder) ? ['preOrder'] : []),
    ...(items.some(({ surchargeApplicable }) => surchargeApplicable) && cartSummary.surchargeFee > 0
      ? ['surchargeApplicable']
      : []),
    ...['techHelpSkuIds', 'requiredItemIds'].filter((field) => items.some((line) => line[field])),
    ...(furnRate ? ['furnRate'] : []),
    ...(cartAttributes.isFurnitureServicesFeeTBD ? ['isFurnitureServicesFeeTBD'] : []),
    ...(bcDetails ? ['bcDetails'] : []),
    ...coupons.flatMap(({ reason }) => reason ?? []),
    ...freeItems.map(({ label }) => label),
    ...(freeItems.length && availableFreeItems.length ? ['availableFreeItems'] : []),
    ...(invoiceInfo?.por?.values ? ['por'] : []),
    ...(cartSummary.dasFee ? ['dasFee'] : []),
    ...(type === 'SPECIAL' && items.length === 1 ? ['SPECIAL'] : []),
    ...(items.some(({ itemAttributes }) => itemAttributes?.membershipSKU) ? ['membershipSKU'] : []),
    ...(items.some(({ altItem }) => altItem?.hardSubstitutionModal) ? ['hardSubstitutionModal'] : []),
    ...(items.some(({ itemAttributes }) => itemAttributes?.partBundle) ? ['partBundle'] : []),
    ...relatedItems.map(({ type }) => type),
    ...(warrantyItems.length ? ['warrantyItems'] : []),
  ];
}

/**
 * Runs an outcome on one site.
 * @param {'consumer' | 'business'} tenant
 * @returns {Promise<{ came: boolean, shown: string[] }>} whether it occurred, and the result shown in the last reply
 */
export async function runOutcome(url, { code, steps }, tenant) {
  const send = createVisitor(url, tenant);
  let reply;
  try {
    const held = {};
    for (const step of steps) reply = await runStep(send, step, held);
  } finally {
    if (steps.some(({ switchOff }) => switchOff)) await send('PUT', '/faults', { faults: [] });
  }
  const shown = [...new Set(getShown(reply))];
  return { came: shown.includes(code), shown };
}
