import { randomInt } from 'node:crypto';
import type { RewardsClaimBody, RewardsEntry, RewardsProgram } from '@foolscap/account/contract';
import { REWARDS_CODES } from '@foolscap/account/model';
import { toDecimal } from '@foolscap/core/money';
import type { Locale } from '@foolscap/core/vocabulary';
import type { Caller } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { takeAttempt } from '../../kernel/http/attempt-counters.ts';
import { clientNetwork, counterKey } from '../../kernel/http/client-key.ts';
import { waitingTime } from '../../kernel/http/waiting-time.ts';
import { translate } from '../../kernel/translations/translate.ts';
import type { DescribeAccount } from '../account/index.ts';
import { claimRewards, listClaimsOf } from './claims.ts';
import { getAvailable, listBalances } from './ledger.ts';
import {
  activateOffer,
  chooseBonusCategories,
  listMemberOffers,
  type Member,
  readBonusCategories,
} from './member-offers.ts';
import { REWARDS_PERCENT } from './program.ts';
import { describeTier, describeYears, getAccountId, readSpending } from './rewards.service.ts';

export type ProgramService = ReturnType<typeof createProgramService>;

/** Entries of a page of the history. */
const PAGE_SIZE = 20;

/** Claims of an account per hour. */
const CLAIMS_PER_HOUR = 10;
/** Higher, because a whole office can share one address. */
const CLAIMS_PER_ADDRESS = 30;

/** Creates a rewards number of ten digits. */
const newRewardsNumber = (): string => String(randomInt(1_000_000_000, 10_000_000_000));

/** Translates the reasons of an entry that are texts of the shop; titles of offers stay as the operator wrote them. */
const translateNote = (note: string, locale: Locale): string =>
  note
    .split(', ')
    .map((reason) => translate(reason, locale))
    .join(', ');

/** Reads a page of the history of an account, the newest entries first; a page after the last one is the last one. */
async function readHistory(
  db: Db,
  { accountId, locale }: { accountId: string; locale: Locale },
  wanted: number,
): Promise<RewardsProgram['history']> {
  const { count } = await db
    .selectFrom('rewards_entries')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(Number(count) / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  const rows = await db
    .selectFrom('rewards_entries as entry')
    // The order of a payment is written after its entry.
    .leftJoin('payments', 'payments.id', 'entry.payment_id')
    .leftJoin('payment_attempts as attempt', 'attempt.id', 'payments.attempt_id')
    .leftJoin('orders', (join) =>
      // Another account's order, such as that of a guest, cannot be opened.
      join
        .on((row) =>
          row('orders.order_number', '=', row.fn.coalesce('entry.order_number', 'attempt.order_number')),
        )
        .onRef('orders.account_id', '=', 'entry.account_id'),
    )
    .leftJoin('order_lines as line', (join) =>
      join
        .onRef('line.order_number', '=', 'entry.order_number')
        .onRef('line.line_number', '=', 'entry.line_number'),
    )
    .select([
      'entry.id',
      'entry.kind',
      'entry.amount_minor',
      'entry.created_at',
      'entry.note',
      'orders.order_number',
      'line.name',
    ])
    .where('entry.account_id', '=', accountId)
    .orderBy('entry.id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const entries = rows.map((row): RewardsEntry => ({
    id: String(row.id),
    kind: row.kind,
    amount: toDecimal(Number(row.amount_minor)),
    createdAt: row.created_at.toISOString(),
    ...(row.order_number ? { orderNumber: row.order_number } : {}),
    ...(row.name ? { itemName: row.name } : {}),
    ...(row.note ? { note: translateNote(row.note, locale) } : {}),
  }));
  return { entries, page, pages };
}

/** Creates the calls of an account's part in the rewards program. Each change replies with the part after it. */
export function createProgramService({
  database: { db },
  now,
  describe: describeAccount,
}: Pick<ApiContext, 'database' | 'now'> & { describe: DescribeAccount }) {
  const findRewardsNumber = async (accountId: string): Promise<string | null> =>
    (
      await db
        .selectFrom('accounts')
        .select('rewards_no')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow()
    ).rewards_no;

  const toMember = async (caller: Caller): Promise<Member> => ({
    accountId: getAccountId(caller),
    tenant: caller.tenant,
    segment: (await describeAccount(caller)).session.segment.code,
  });

  /** Returns the caller as a member. @throws ApiError 401 for guests, 403 REWARDS_MEMBER_REQUIRED */
  async function requireMember(caller: Caller): Promise<Member> {
    if ((await findRewardsNumber(getAccountId(caller))) === null)
      throw new ApiError(403, REWARDS_CODES.memberRequired, 'Join the rewards program first.');
    return toMember(caller);
  }

  async function describe(caller: Caller, page = 1): Promise<RewardsProgram> {
    const accountId = getAccountId(caller);
    const rewardsNo = await findRewardsNumber(accountId);
    const isMember = rewardsNo !== null;
    const balances = await listBalances(db, accountId, now());
    return {
      isMember,
      mayJoin: !isMember && caller.userType === 'REGISTERED',
      ...(isMember ? { rewardsNo } : {}),
      percent: REWARDS_PERCENT,
      balance: toDecimal(getAvailable(balances)),
      ...describeTier(await readSpending(db, accountId, now())),
      expiring: describeYears(balances),
      history: await readHistory(db, { accountId, locale: caller.locale }, page),
      offers: isMember ? await listMemberOffers(db, await toMember(caller), now()) : [],
      ...(isMember ? { bonusCategories: await readBonusCategories(db, accountId, now()) } : {}),
      claims: isMember ? await listClaimsOf(db, accountId) : [],
    };
  }

  return {
    describe,

    /** Joins the program; a member keeps its number. @throws ApiError 403 for third-party users */
    async enroll(caller: Caller): Promise<RewardsProgram> {
      const accountId = getAccountId(caller);
      if (caller.userType !== 'REGISTERED')
        throw new ApiError(
          403,
          REWARDS_CODES.notAllowed,
          'Your organization provides this account. Join with an account of your own.',
        );
      await db
        .updateTable('accounts')
        .set({ rewards_no: newRewardsNumber(), rewards_enrolled_at: now() })
        .where('id', '=', accountId)
        .where('rewards_no', 'is', null)
        .execute();
      return describe(caller);
    },

    /** Activates an offer. @throws ApiError 403 REWARDS_MEMBER_REQUIRED, 404 REWARDS_OFFER_NOT_FOUND */
    async activate(caller: Caller, offerId: string): Promise<RewardsProgram> {
      await activateOffer(db, await requireMember(caller), offerId, now());
      return describe(caller);
    },

    /** Chooses bonus categories. @throws ApiError 403 REWARDS_MEMBER_REQUIRED; see `chooseBonusCategories` */
    async chooseCategories(caller: Caller, categories: readonly string[]): Promise<RewardsProgram> {
      const { accountId } = await requireMember(caller);
      await chooseBonusCategories(db, accountId, categories, now());
      return describe(caller);
    },

    /** Claims missing rewards. @throws ApiError 403 REWARDS_MEMBER_REQUIRED, 429; see `claimRewards` */
    async claim(caller: Caller, address: string, body: RewardsClaimBody): Promise<RewardsProgram> {
      const member = await requireMember(caller);
      // Numbers and email addresses of other people's orders must not be found by trial.
      const retryAfter = await takeAttempt(
        db,
        [
          {
            key: counterKey('rewards:account', member.accountId),
            most: CLAIMS_PER_HOUR,
            windowSeconds: 3600,
          },
          {
            key: counterKey('rewards:address', clientNetwork(address)),
            most: CLAIMS_PER_ADDRESS,
            windowSeconds: 3600,
          },
        ],
        now(),
      );
      if (retryAfter !== undefined)
        throw new ApiError(
          429,
          REWARDS_CODES.tooManyClaims,
          `You’ve sent too many claims. Try again in ${waitingTime(retryAfter)}.`,
          { retryAfter },
        );
      await claimRewards(db, member, body, now());
      return describe(caller);
    },
  };
}
