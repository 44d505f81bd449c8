import type Stripe from 'stripe';
import {
  createFakeHttp,
  type FakeFault,
  type FakeHttp,
  type FakeReply,
  type FakeRequest,
  refuse,
} from './fake-stripe-http.ts';

interface Method {
  id: string;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
  /** Stripe never returns it, but the model needs it. */
  number: string;
  customer: string | null;
  isUsed: boolean;
}

interface Intent {
  id: string;
  amount: number;
  status: Stripe.PaymentIntent['status'];
  customer: string | undefined;
  payment_method: string;
  metadata: Record<string, string>;
  last_payment_error: { code: string; decline_code?: string } | null;
  confirmations: number;
}

interface Refund {
  id: string;
  payment_intent: string;
  amount: number;
  status: string;
  metadata: Record<string, string>;
}

/** Stripe test numbers that are declined even when attached to a customer. Every other number is approved. */
const DECLINES: Readonly<Record<string, { code: string; decline_code?: string }>> = {
  '4000000000000002': { code: 'card_declined', decline_code: 'generic_decline' },
  '4000000000009995': { code: 'card_declined', decline_code: 'insufficient_funds' },
  '4000000000000069': { code: 'expired_card' },
  '4000002500003155': { code: 'authentication_required', decline_code: 'authentication_required' },
};

/** This card can be attached to a customer, but charging it is declined. */
const DECLINED_CHARGE = '4000000000000341';

/** Storing this card number fails. */
const WRONG_NUMBER = '4242424242424241';

/** After such a card is stored, the next confirmation hits a network fault. */
const FAULTS: Readonly<Record<string, FakeFault>> = {
  '4000000000000119': 'TIMEOUT',
  '4000000000000259': 'LOST_ANSWER',
};

const invalid = (code: string): never => refuse(400, { type: 'invalid_request_error', code });
const missing = (): never => refuse(404, { type: 'invalid_request_error', code: 'resource_missing' });

const metadataOf = (form: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const field = /^metadata\[(.+)\]$/.exec(name)?.[1];
      return field === undefined ? [] : [[field, value]];
    }),
  );

export interface FakeStripe extends FakeHttp {
  intents: Map<string, Intent>;
  refunds: Refund[];
  findIntents(key: string): Intent[];
  /** Advances time, so that Stripe forgets idempotency keys. */
  advance(ms: number): void;
  /** Makes a refund in Stripe's dashboard. */
  refundInDashboard(intentId: string, amount: number): Refund;
  /** Cancels an intent, as in Stripe's dashboard or by Stripe itself when the hold has expired. */
  cancelInDashboard(intentId: string): void;
  /** Returns a payment's money in US cents, across all of its intents. */
  getMoney(key: string): { held: number; captured: number; refunded: number };
}

/** Creates an in-memory model of the part of Stripe's API that the adapter uses. */
export function createFakeStripe(): FakeStripe {
  const methods = new Map<string, Method>();
  const intents = new Map<string, Intent>();
  const refunds: Refund[] = [];
  let count = 0;
  let time = 0;
  const createId = (prefix: string) => `${prefix}_${(count += 1)}`;

  const refundedOf = (id: string) =>
    refunds
      .filter(({ payment_intent, status }) => payment_intent === id && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);

  function createMethod({ form }: FakeRequest): Method {
    const number = form['card[number]'] ?? '';
    if (number === WRONG_NUMBER) refuse(402, { type: 'card_error', code: 'incorrect_number' });
    const method: Method = {
      id: createId('pm'),
      card: {
        brand: number.startsWith('4') ? 'visa' : 'mastercard',
        last4: number.slice(-4),
        exp_month: Number(form['card[exp_month]']),
        exp_year: Number(form['card[exp_year]']),
      },
      number,
      customer: null,
      isUsed: false,
    };
    methods.set(method.id, method);
    const fault = FAULTS[number];
    if (fault) http.failNext(/confirm$/, fault);
    return method;
  }

  function createCustomer({ form }: FakeRequest) {
    const method = methods.get(form.payment_method ?? '') ?? missing();
    if (method.isUsed) invalid('payment_method_unexpected_state');
    const error = DECLINES[method.number];
    if (error) refuse(402, { type: 'card_error', ...error });
    method.customer = createId('cus');
    return { id: method.customer };
  }

  function createIntent({ form }: FakeRequest): Intent {
    if (form.payment_method_types !== undefined || form['payment_method_types[0]'] !== undefined)
      invalid('payment_method_types_no_longer_supported');
    const method = methods.get(form.payment_method ?? '') ?? missing();
    // A customer's payment method can be charged only for that customer.
    if ((method.customer ?? undefined) !== form.customer) invalid('payment_intent_invalid_parameter');
    if (Number(form.amount) < 50) invalid('amount_too_small');
    if (form.capture_method !== 'manual' || form.currency !== 'usd') invalid('parameter_invalid');
    const intent: Intent = {
      id: createId('pi'),
      amount: Number(form.amount),
      status: 'requires_confirmation',
      customer: form.customer,
      payment_method: method.id,
      metadata: metadataOf(form),
      last_payment_error: null,
      confirmations: 0,
    };
    intents.set(intent.id, intent);
    return intent;
  }

  function confirm(intent: Intent): Intent {
    const isOpen = intent.status === 'requires_confirmation' || intent.status === 'requires_payment_method';
    if (!isOpen) invalid('payment_intent_unexpected_state');
    const method = methods.get(intent.payment_method)!;
    if (method.isUsed && method.customer === null) invalid('payment_method_unexpected_state');
    method.isUsed = true;
    intent.confirmations += 1;
    const error = method.number === DECLINED_CHARGE ? { code: 'card_declined' } : DECLINES[method.number];
    intent.status = error ? 'requires_payment_method' : 'requires_capture';
    intent.last_payment_error = error ?? null;
    if (error) refuse(402, { type: 'card_error', ...error, payment_intent: { ...intent } });
    return intent;
  }

  function move(intent: Intent, step: string, form: FakeRequest['form'] = {}): Intent {
    if (step === 'confirm') return confirm(intent);
    if (step === 'capture' && intent.status === 'requires_capture') {
      const amount = Number(form.amount_to_capture ?? intent.amount);
      if (amount > intent.amount) invalid('amount_too_large');
      intent.amount = amount;
      intent.status = 'succeeded';
    } else if (step === 'cancel' && intent.status !== 'succeeded' && intent.status !== 'canceled')
      intent.status = 'canceled';
    else invalid('payment_intent_unexpected_state');
    return intent;
  }

  function createRefund({ form }: FakeRequest): Refund {
    const intent = intents.get(form.payment_intent ?? '') ?? missing();
    const left = intent.status === 'succeeded' ? intent.amount - refundedOf(intent.id) : 0;
    if (left === 0) invalid('charge_already_refunded');
    // Stripe has no code for this error.
    if (Number(form.amount) > left) refuse(400, { type: 'invalid_request_error' });
    const refund: Refund = {
      id: createId('re'),
      payment_intent: intent.id,
      amount: Number(form.amount),
      status: 'succeeded',
      metadata: metadataOf(form),
    };
    refunds.unshift(refund);
    return refund;
  }

  function answer(request: FakeRequest): FakeReply {
    const [, , resource, id = '', step = ''] = request.path.split('/');
    const respond = (body: object): FakeReply => ({ status: 200, body: structuredClone(body) });
    const isPost = request.method === 'POST';
    if (resource === 'payment_methods')
      return respond(isPost ? createMethod(request) : (methods.get(id) ?? missing()));
    if (resource === 'customers') return respond(createCustomer(request));
    if (resource === 'payment_intents' && !id) return respond(createIntent(request));
    if (resource === 'payment_intents') {
      const intent = intents.get(id) ?? missing();
      return respond(isPost ? move(intent, step, request.form) : intent);
    }
    if (resource !== 'refunds') return missing();
    if (isPost) return respond(createRefund(request));
    const data = refunds.filter(({ payment_intent }) => payment_intent === request.form.payment_intent);
    return respond({ object: 'list', url: request.path, has_more: false, data });
  }

  const http = createFakeHttp(answer, () => time);
  const findIntents = (key: string) =>
    [...intents.values()].filter(({ metadata }) => metadata.foolscap_payment === key);

  return {
    ...http,
    intents,
    refunds,
    findIntents,
    advance: (ms) => void (time += ms),
    refundInDashboard: (intentId, amount) =>
      createRefund({
        method: 'POST',
        path: '/v1/refunds',
        form: { payment_intent: intentId, amount: String(amount) },
        idempotencyKey: undefined,
      }),
    cancelInDashboard: (intentId) => void move(intents.get(intentId)!, 'cancel'),
    getMoney(key) {
      const sum = (list: readonly Intent[]) => list.reduce((total, { amount }) => total + amount, 0);
      const all = findIntents(key);
      return {
        held: sum(all.filter(({ status }) => status === 'requires_capture')),
        captured: sum(all.filter(({ status }) => status === 'succeeded')),
        refunded: all.reduce((total, { id }) => total + refundedOf(id), 0),
      };
    },
  };
}
