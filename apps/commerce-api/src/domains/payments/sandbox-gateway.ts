import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { detectBrand } from '@foolscap/payments/model';
import type { Database, Db } from '../../kernel/database/database.ts';
import { createLedger } from './ledger.ts';
import {
  type Authorization,
  type CardProcessor,
  GatewayUnavailableError,
  type PaymentGateway,
  type StoredValueProcessor,
} from './payment-gateway.ts';
import { createSandboxWallets } from './sandbox-wallets.ts';
import {
  findStoredValueToken,
  holdStoredValue,
  issueStoredValue,
  returnStoredValue,
} from './stored-value-entries.ts';

/** The behavior of a sandbox card when an amount is held on it. */
export type CardBehavior =
  | 'APPROVE'
  | 'DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'EXPIRED'
  /** Never responds, and holds nothing. */
  | 'TIMEOUT'
  /** Holds the amount, but the first response is lost. */
  | 'LOST_ANSWER';

/**
 * Test card numbers (docs/operators/payments-sandbox.md). All pass the check digit and brand rules. Any other number that does is approved
 * as well.
 */
export const SANDBOX_CARDS: Readonly<Record<string, CardBehavior>> = {
  '4111111111111111': 'APPROVE',
  '4000000000000002': 'DECLINED',
  '4000000000009995': 'INSUFFICIENT_FUNDS',
  '4000000000000069': 'EXPIRED',
  '4000000000000119': 'TIMEOUT',
  '4000000000000259': 'LOST_ANSWER',
};

/**
 * A test number of a gift or prepaid card: the type, the balance in US cents (six digits), and seven digits that make the number unique.
 * Its code is the last four digits. Cards whose unique digits begin with 990 are blocked.
 */
const STORED_VALUE_NUMBER = /^(600649|600650)(\d{6})(\d{3})(\d{4})$/;
const BLOCKED = '990';
const STORED_VALUE_PREFIX = { GIFT_CARD: '600649', PREPAID_CARD: '600650' } as const;

/** Delay before the sandbox reports that it is unavailable. */
const SILENCE_MS = 250;

/** Creates a gateway for trying things out: it has its own vault and ledger tables, and no real money. */
export function createSandboxGateway(
  db: Database['db'],
  { silenceMs = SILENCE_MS, now = () => new Date() }: { silenceMs?: number; now?: () => Date } = {},
): PaymentGateway {
  const getBehavior = async (connection: Db, token: string): Promise<CardBehavior | undefined> => {
    const card = await connection
      .selectFrom('sandbox_cards')
      .select('behavior')
      .where('token', '=', token)
      .executeTakeFirst();
    return card?.behavior as CardBehavior | undefined;
  };
  const isStoredValue = (token: string) => token.startsWith('value_');

  const ledger = createLedger(db, {
    table: 'sandbox_ledger',
    async decline(trx, entry) {
      if (isStoredValue(entry.token))
        return (await holdStoredValue(trx, entry)) ? undefined : 'INSUFFICIENT_FUNDS';
      const behavior = (await getBehavior(trx, entry.token)) ?? 'DECLINED';
      return behavior === 'APPROVE' || behavior === 'LOST_ANSWER' || behavior === 'TIMEOUT'
        ? undefined
        : behavior;
    },
    async onReturn(trx, returned) {
      if (isStoredValue(returned.token)) await returnStoredValue(trx, returned);
    },
  });

  async function authorizeCard(key: string, token: string, amount: number): Promise<Authorization> {
    const behavior = await getBehavior(db, token);
    const isRepeated =
      (await db.selectFrom('sandbox_ledger').select('key').where('key', '=', key).executeTakeFirst()) !==
      undefined;
    if (behavior === 'TIMEOUT' && !isRepeated) {
      await sleep(silenceMs);
      throw new GatewayUnavailableError('The gateway did not answer in time.');
    }
    const answer = await ledger.authorize(key, token, amount);
    if (behavior !== 'LOST_ANSWER' || isRepeated) return answer;
    await sleep(silenceMs);
    throw new GatewayUnavailableError('The answer of the gateway was lost.');
  }

  const cards: CardProcessor = {
    ...ledger,
    authorize: authorizeCard,
    tokenize: async ({ accountNumber, expiryMonth, expiryYear }) => {
      // Has the format of `gatewayToken`, which browsers send for hosted cards.
      const token = `card_${randomUUID().replaceAll('-', '')}`;
      await db
        .insertInto('sandbox_cards')
        .values({
          token,
          behavior: SANDBOX_CARDS[accountNumber] ?? 'APPROVE',
          brand: detectBrand(accountNumber) ?? null,
          last_four: accountNumber.slice(-4),
          expiry_month: expiryMonth,
          expiry_year: expiryYear,
        })
        .execute();
      return token;
    },
    findHosted: async (token) => {
      const card = await db
        .selectFrom('sandbox_cards')
        .select(['brand', 'last_four', 'expiry_month', 'expiry_year'])
        .where('token', '=', token)
        // The token of a card that was charged before must not let another shopper charge it.
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('sandbox_ledger').select('key').where('sandbox_ledger.token', '=', token))),
        )
        .executeTakeFirst();
      if (!card?.brand) return undefined;
      const { brand, last_four, expiry_month, expiry_year } = card;
      return { brand, lastFour: last_four!, expiryMonth: expiry_month!, expiryYear: expiry_year! };
    },
  };

  const getStoredBalance = async (token: string) =>
    (
      await db
        .selectFrom('sandbox_stored_value')
        .select('balance_minor')
        .where('token', '=', token)
        .executeTakeFirst()
    )?.balance_minor;

  const storedValue: StoredValueProcessor = {
    ...ledger,
    read: async (token) => {
      const balance = await getStoredBalance(token);
      // A blocked sandbox card stays blocked, so its token is not handed out.
      return balance === undefined ? undefined : { token, balance };
    },
    find: async ({ type, accountNumber, code }) => {
      const [, prefix, balance, serial, lastFour] = STORED_VALUE_NUMBER.exec(accountNumber) ?? [];
      if (prefix !== STORED_VALUE_PREFIX[type] || code !== lastFour) return undefined;
      const token = await findStoredValueToken(db, accountNumber);
      await issueStoredValue(db, token, Number(balance));
      const balance_minor = await getStoredBalance(token);
      return { token, balance: balance_minor!, ...(serial === BLOCKED ? { isBlocked: true } : {}) };
    },
  };

  return { cards, storedValue, wallets: createSandboxWallets(db, ledger, now) };
}
