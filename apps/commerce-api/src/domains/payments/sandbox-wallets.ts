import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { VendorPaymentType } from '@foolscap/core/vocabulary';
import { PAY_AUTH_MARGIN_MS } from '@foolscap/payments/model';
import type { Database, Db } from '../../kernel/database/database.ts';
import type { PaymentProcessor, Redemption, WalletProcessor } from './payment-gateway.ts';
import type { SandboxWalletApprovalsTable } from './tables.ts';

/** The time in which an approval can be redeemed. */
export const APPROVAL_LIFETIME_MS = 30 * 60_000;
/** Lifetime of a wallet token. */
export const WALLET_TOKEN_LIFETIME_MS = 86_400_000;

type ApprovalRow = Selectable<SandboxWalletApprovalsTable>;
type Outcome = ApprovalRow['outcome'];

/**
 * The outcomes of test accounts, by the local part of the name up to `+` (docs/operators/payments-sandbox.md). `expired` returns an
 * approval that has already expired. Every other account approves.
 */
export const SANDBOX_ACCOUNTS = {
  fail: 'FAIL',
  retry: 'RETRY',
  decline: 'DECLINE',
  expired: 'APPROVE',
} as const satisfies Record<string, Outcome>;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
const secret = (prefix: string) => `${prefix}_${randomBytes(24).toString('base64url')}`;

/** A shopper's approval in a vendor's window. */
export interface SandboxApproval {
  vendor: VendorPaymentType;
  /** The email address of the shopper's vendor account. */
  accountName: string;
}

/** Checks whether the account's last approval resulted in a retry, so that the next one succeeds. */
async function isSecondTry(db: Db, { vendor, accountName }: SandboxApproval): Promise<boolean> {
  const latest = await db
    .selectFrom('sandbox_wallet_approvals')
    .select('outcome')
    .where('vendor', '=', vendor)
    .where('account_name', '=', accountName)
    .where('used_at', 'is not', null)
    .orderBy('used_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.outcome === 'RETRY';
}

/**
 * Records an approval that a shopper gave in the sandbox's window.
 * @returns the nonce, which the window passes to the shop, and which the shop redeems once
 */
export async function createApproval(db: Db, approval: SandboxApproval, now: Date): Promise<string> {
  const { vendor, accountName } = approval;
  const account = accountName.toLowerCase().split(/[@+]/, 1)[0]!;
  const special = SANDBOX_ACCOUNTS[account as keyof typeof SANDBOX_ACCOUNTS] as Outcome | undefined;
  const outcome =
    special === undefined || (special === 'RETRY' && (await isSecondTry(db, approval))) ? 'APPROVE' : special;
  const nonce = secret('nonce');
  await db
    .insertInto('sandbox_wallet_approvals')
    .values({
      nonce_hash: digest(nonce),
      vendor,
      account_name: accountName,
      outcome,
      expires_at: new Date(now.getTime() + (account === 'expired' ? 0 : APPROVAL_LIFETIME_MS)),
    })
    .execute();
  return nonce;
}

/** Deletes the windows' data once it is no longer needed. */
export async function deleteOldSandboxWallets(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - WALLET_TOKEN_LIFETIME_MS);
  await db.deleteFrom('sandbox_wallet_approvals').where('expires_at', '<', before).execute();
  await db.deleteFrom('sandbox_checkouts').where('valid_until', '<', now).execute();
}

function answerOf({ outcome, token, account_name: accountName }: ApprovalRow): Redemption {
  if (token !== null) return { accepted: true, token, accountName };
  return { accepted: false, reason: outcome === 'RETRY' ? 'RETRY' : 'FAILED' };
}

/** Creates the sandbox gateway's wallets. Their money is in the same ledger as that of cards. */
export function createSandboxWallets(
  db: Database['db'],
  ledger: PaymentProcessor,
  now: () => Date,
): WalletProcessor {
  return {
    ...ledger,

    redeem: ({ key, vendorPaymentType, credential }) =>
      db.transaction().execute(async (trx) => {
        // The row is locked: of two concurrent calls, the second one finds the result of the first.
        const approval = await trx
          .selectFrom('sandbox_wallet_approvals')
          .selectAll()
          .where('nonce_hash', '=', digest(credential.secret))
          .where('vendor', '=', vendorPaymentType)
          .forUpdate()
          .executeTakeFirst();
        const usedBy = digest(key);
        if (!approval) return { accepted: false, reason: 'FAILED' };
        if (approval.used_by !== null)
          return approval.used_by === usedBy ? answerOf(approval) : { accepted: false, reason: 'FAILED' };
        if (approval.expires_at <= now()) return { accepted: false, reason: 'EXPIRED' };
        const { outcome } = approval;
        const isCharged = outcome === 'APPROVE' || outcome === 'DECLINE';
        const token = isCharged ? `wallet_${randomUUID()}` : null;
        await trx
          .updateTable('sandbox_wallet_approvals')
          .set({ used_at: now(), used_by: usedBy, token })
          .where('nonce_hash', '=', approval.nonce_hash)
          .execute();
        // The sandbox's vault contains the behavior of every token that is charged.
        if (token !== null)
          await trx
            .insertInto('sandbox_cards')
            .values({ token, behavior: outcome === 'APPROVE' ? 'APPROVE' : 'DECLINED' })
            .execute();
        return answerOf({ ...approval, token });
      }),

    async createAuthTokens({ checkoutId, earlierToken, requestType, amount, returnUser, reload }) {
      const found = await db
        .selectFrom('sandbox_checkouts')
        .selectAll()
        .where('checkout_id', '=', checkoutId)
        .executeTakeFirst();
      if (earlierToken !== undefined && found?.wallet_token !== earlierToken) return undefined;
      const isGood =
        found &&
        !reload &&
        found.amount_minor === (amount ?? null) &&
        found.valid_until.getTime() - now().getTime() > PAY_AUTH_MARGIN_MS;
      const checkout = isGood
        ? found
        : {
            amount_minor: amount ?? null,
            wallet_token: secret('pay'),
            transaction_id: randomUUID(),
            client_token: secret('client'),
            valid_until: new Date(now().getTime() + WALLET_TOKEN_LIFETIME_MS),
          };
      if (checkout !== found)
        await db
          .insertInto('sandbox_checkouts')
          .values({ checkout_id: checkoutId, ...checkout })
          .onConflict((conflict) => conflict.column('checkout_id').doUpdateSet(checkout))
          .execute();
      return {
        ...(requestType === 'SP'
          ? {
              token: {
                value: checkout.wallet_token,
                validUntil: checkout.valid_until.getTime(),
                // Without an amount there is no checkout at the gateway yet.
                tokenType: amount === undefined ? 'PAYMENT_AUTH_TOKEN' : 'CHECKOUT_ID',
                transactionId: checkout.transaction_id,
              },
            }
          : {}),
        paypalClientToken: { ClientToken: checkout.client_token, ReturnUser: returnUser },
      };
    },
  };
}
