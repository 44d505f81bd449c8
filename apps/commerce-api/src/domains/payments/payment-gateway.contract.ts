import { randomUUID } from 'node:crypto';
import { type Authorization, type CardProcessor, GatewayUnavailableError } from './payment-gateway.ts';
import type { CardBehavior } from './sandbox-gateway.ts';

/** The amounts under a key as counted by the provider itself, in US cents. */
export interface Money {
  held: number;
  captured: number;
  refunded: number;
}

export interface CardProcessorSubject {
  cards: CardProcessor;
  /** Reads the provider's own books, not the adapter's. */
  getMoney(key: string): Promise<Money>;
  /** A test card number for each behavior. */
  numbers: Readonly<Record<CardBehavior, string>>;
  close(): Promise<void>;
}

/** Runs calls concurrently. A provider may reject one while another is in progress, in which case it can be repeated. */
async function together(...calls: Promise<void>[]): Promise<void> {
  for (const call of await Promise.allSettled(calls))
    if (call.status === 'rejected') expect(call.reason).toBeInstanceOf(GatewayUnavailableError);
}

const NOTHING: Money = { held: 0, captured: 0, refunded: 0 };
const AMOUNT = 12_345;

/**
 * Describes what the shop relies on in a card adapter. Every adapter must pass it.
 * @param create creates the adapter on the provider's test mode or a model of it; called once
 */
export function describeCardProcessor(name: string, create: () => Promise<CardProcessorSubject>): void {
  describe(`${name} as the processor of cards`, () => {
    let subject: CardProcessorSubject;
    let cards: CardProcessor;
    beforeAll(async () => {
      subject = await create();
      cards = subject.cards;
    });
    afterAll(() => subject.close());

    const money = (key: string) => subject.getMoney(key);
    const getToken = (behavior: CardBehavior = 'APPROVE') =>
      cards.tokenize({
        accountNumber: subject.numbers[behavior],
        cvv: '123',
        expiryMonth: '12',
        expiryYear: '2035',
      });

    it('describes a card by its token until the card was charged', async () => {
      const token = await getToken();
      expect(await cards.findHosted?.(token)).toEqual({
        brand: 'VISA',
        lastFour: subject.numbers.APPROVE.slice(-4),
        expiryMonth: '12',
        expiryYear: '2035',
      });
      await cards.authorize(randomUUID(), token, AMOUNT);
      expect(await cards.findHosted?.(token)).toBeUndefined();
      expect(await cards.findHosted?.('unknown')).toBeUndefined();
    });

    async function authorize(amount = AMOUNT): Promise<string> {
      const key = randomUUID();
      expect(await cards.authorize(key, await getToken(), amount)).toMatchObject({ approved: true });
      return key;
    }

    async function capture(amount = AMOUNT): Promise<string> {
      const key = await authorize(amount);
      await cards.capture(key);
      return key;
    }

    it('holds an amount, and takes it when it is captured', async () => {
      const key = await authorize();
      expect(await money(key)).toEqual({ ...NOTHING, held: AMOUNT });
      await cards.capture(key);
      expect(await money(key)).toEqual({ ...NOTHING, captured: AMOUNT });
    });

    it('captures a part, and releases the rest, once', async () => {
      const key = await authorize();
      await together(cards.capture(key, AMOUNT - 300), cards.capture(key, AMOUNT - 300));
      await cards.capture(key, AMOUNT - 300);
      expect(await money(key)).toEqual({ ...NOTHING, captured: AMOUNT - 300 });
      await cards.reverse(key);
      expect(await money(key)).toEqual({ ...NOTHING, captured: AMOUNT - 300, refunded: AMOUNT - 300 });
    });

    it('charges a token again: after a void, and for a later order', async () => {
      const token = await getToken();
      const [first, second] = [randomUUID(), randomUUID()];
      await cards.authorize(first, token, AMOUNT);
      await cards.void(first);
      expect(await cards.authorize(second, token, AMOUNT)).toMatchObject({ approved: true });
      expect([await money(first), await money(second)]).toEqual([NOTHING, { ...NOTHING, held: AMOUNT }]);
    });

    it.each(['DECLINED', 'INSUFFICIENT_FUNDS', 'EXPIRED'] as const)(
      'declines a card with the reason %s, each time the call is repeated',
      async (reason) => {
        const [key, token] = [randomUUID(), await getToken(reason)];
        for (let call = 0; call < 2; call += 1)
          expect(await cards.authorize(key, token, AMOUNT)).toEqual({ approved: false, reason });
        expect(await money(key)).toEqual(NOTHING);
        await cards.void(key);
        await expect(cards.capture(key)).rejects.toThrow('Nothing is held');
      },
    );

    it('declines a token of another provider', async () => {
      expect(await cards.authorize(randomUUID(), 'unknown-token', AMOUNT)).toEqual({
        approved: false,
        reason: 'DECLINED',
      });
    });

    it('gives the same answer to a repeated authorization, also after the capture, and holds once', async () => {
      const [key, token] = [randomUUID(), await getToken()];
      const first = await cards.authorize(key, token, AMOUNT);
      expect(first).toEqual({ approved: true, authorizationId: expect.any(String) });
      expect(await cards.authorize(key, token, AMOUNT)).toEqual(first);
      expect(await money(key)).toEqual({ ...NOTHING, held: AMOUNT });
      await cards.capture(key);
      expect(await cards.authorize(key, token, AMOUNT)).toEqual(first);
      expect(await money(key)).toEqual({ ...NOTHING, captured: AMOUNT });
    });

    it('holds once when authorizations are called at the same time', async () => {
      const [key, token] = [randomUUID(), await getToken()];
      const calls = await Promise.allSettled([1, 2, 3].map(() => cards.authorize(key, token, AMOUNT)));
      const answer: Authorization = await cards.authorize(key, token, AMOUNT);
      expect(answer).toMatchObject({ approved: true });
      for (const call of calls) {
        // A provider may reject a call while the same one is in progress; it can be repeated.
        if (call.status === 'rejected') expect(call.reason).toBeInstanceOf(GatewayUnavailableError);
        else expect(call.value).toEqual(answer);
      }
      expect(await money(key)).toEqual({ ...NOTHING, held: AMOUNT });
    });

    it('takes the amount once, however often it is captured', async () => {
      const key = await authorize();
      await together(cards.capture(key), cards.capture(key));
      await cards.capture(key);
      expect(await money(key)).toEqual({ ...NOTHING, captured: AMOUNT });
    });

    it('captures nothing that is not held', async () => {
      await expect(cards.capture(randomUUID())).rejects.toThrow('Nothing is held');
    });

    it('releases what is held when it is voided, and captures it no more', async () => {
      const key = await authorize();
      await together(cards.void(key), cards.void(key));
      await cards.void(key);
      expect(await money(key)).toEqual(NOTHING);
      await expect(cards.capture(key)).rejects.toThrow('Nothing is held');
      expect(await cards.authorize(key, await getToken(), AMOUNT)).toMatchObject({ approved: false });
      expect(await money(key)).toEqual(NOTHING);
    });

    it('refuses an authorization that arrives after its void', async () => {
      const key = randomUUID();
      await cards.void(key);
      expect(await cards.authorize(key, await getToken(), AMOUNT)).toEqual({
        approved: false,
        reason: 'DECLINED',
      });
      expect(await money(key)).toEqual(NOTHING);
    });

    it('holds nothing after a void that arrives during the authorization', async () => {
      const [key, token] = [randomUUID(), await getToken()];
      await Promise.allSettled([cards.authorize(key, token, AMOUNT), cards.void(key)]);
      await cards.void(key);
      expect(await money(key)).toEqual(NOTHING);
      expect(await cards.authorize(key, token, AMOUNT)).toMatchObject({ approved: false });
    });

    it('does not void what was captured', async () => {
      const key = await capture();
      await cards.void(key);
      expect(await money(key)).toEqual({ ...NOTHING, captured: AMOUNT });
    });

    it('reverses a hold by releasing it', async () => {
      const key = await authorize();
      await cards.reverse(key);
      await cards.reverse(key);
      expect(await money(key)).toEqual(NOTHING);
      await expect(cards.capture(key)).rejects.toThrow('Nothing is held');
    });

    it('reverses a capture by returning what is left, once', async () => {
      const key = await capture();
      await cards.refund(key, randomUUID(), 2345);
      await together(cards.reverse(key), cards.reverse(key));
      await cards.reverse(key);
      expect(await money(key)).toEqual({ ...NOTHING, captured: AMOUNT, refunded: AMOUNT });
    });

    it('reverses nothing under an unknown key', async () => {
      const key = randomUUID();
      await cards.reverse(key);
      expect(await money(key)).toEqual(NOTHING);
    });

    it('makes a refund once per refund key, also at the same time', async () => {
      const [key, refundKey] = [await capture(), randomUUID()];
      await together(cards.refund(key, refundKey, 300), cards.refund(key, refundKey, 300));
      await cards.refund(key, refundKey, 300);
      expect((await money(key)).refunded).toBe(300);
      await cards.refund(key, randomUUID(), 300);
      expect((await money(key)).refunded).toBe(600);
    });

    it('never refunds more than the amount', async () => {
      const key = await capture();
      await together(
        cards.refund(key, randomUUID(), AMOUNT - 100),
        cards.refund(key, randomUUID(), AMOUNT - 100),
      );
      expect((await money(key)).refunded).toBe(AMOUNT);
      await cards.refund(key, randomUUID(), 200);
      await cards.reverse(key);
      expect((await money(key)).refunded).toBe(AMOUNT);
    });

    it('refunds only what was captured', async () => {
      const key = await authorize();
      await expect(cards.refund(key, randomUUID(), 100)).rejects.toThrow('Nothing was captured');
      await cards.void(key);
      await cards.refund(key, randomUUID(), 100);
      await cards.refund(randomUUID(), randomUUID(), 100);
      expect(await money(key)).toEqual(NOTHING);
    });

    it('holds nothing when the provider does not answer, and can be called again or voided', async () => {
      const [key, token] = [randomUUID(), await getToken('TIMEOUT')];
      await expect(cards.authorize(key, token, AMOUNT)).rejects.toThrow(GatewayUnavailableError);
      expect(await money(key)).toEqual(NOTHING);
      await cards.void(key);
      expect(await cards.authorize(key, token, AMOUNT)).toMatchObject({ approved: false });
      expect(await money(key)).toEqual(NOTHING);
    });

    it('gives a lost answer again, and holds once', async () => {
      const [key, token] = [randomUUID(), await getToken('LOST_ANSWER')];
      await expect(cards.authorize(key, token, AMOUNT)).rejects.toThrow(GatewayUnavailableError);
      expect(await money(key)).toEqual({ ...NOTHING, held: AMOUNT });
      expect(await cards.authorize(key, token, AMOUNT)).toMatchObject({ approved: true });
      expect(await money(key)).toEqual({ ...NOTHING, held: AMOUNT });
    });

    it('releases a hold whose answer was lost', async () => {
      const [key, token] = [randomUUID(), await getToken('LOST_ANSWER')];
      await expect(cards.authorize(key, token, AMOUNT)).rejects.toThrow(GatewayUnavailableError);
      await cards.void(key);
      expect(await money(key)).toEqual(NOTHING);
    });
  });
}
