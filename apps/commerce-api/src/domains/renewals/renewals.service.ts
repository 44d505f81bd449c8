import type { MembershipRenewal, MembershipRenewalBody } from '@foolscap/account/contract';
import { RENEWAL_CODES, RENEWAL_MESSAGES } from '@foolscap/account/model';
import { toDecimal, toMinorUnits } from '@foolscap/core/money';
import type { ApiContext } from '../../kernel/context.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { libraryText } from '../../kernel/translations/reply-text.ts';
import { type AccountRow, findAccount } from '../account/index.ts';
import { lockMemberships } from '../memberships/index.ts';
import {
  findMembershipCard,
  findRenewable,
  findRenewal,
  getOrderTime,
  switchOff,
  switchOn,
} from './renewals.repository.ts';

const refuse = (reason: keyof typeof RENEWAL_CODES) =>
  new ApiError(
    409,
    RENEWAL_CODES[reason],
    libraryText(RENEWAL_MESSAGES.renewalErrors[RENEWAL_CODES[reason]]),
  );

/** Creates the calls about the automatic renewal of a membership (docs/decisions/memberships.md). */
export function createRenewalsService({ database: { db }, now }: Pick<ApiContext, 'database' | 'now'>) {
  return {
    /** Describes the renewal of the membership in effect; undefined if it cannot be renewed. */
    async describe(accountId: string): Promise<MembershipRenewal | undefined> {
      const account = await findAccount(db, accountId);
      const renewal = await findRenewal(db, accountId);
      const chosen = renewal?.is_on ? renewal : undefined;
      const membership = account && (await findRenewable(db, account, chosen?.sku, now()));
      if (!membership) return undefined;
      const isOn = chosen?.program === membership.program;
      // A product that is no longer sold ends the renewal at its time. Until then, the member can switch it off.
      const price = membership.price ?? (isOn ? chosen.known_price_minor : null);
      if (price === null) return undefined;
      const card = await findMembershipCard(db, accountId, now());
      const problem = renewal?.program === membership.program ? renewal.problem : null;
      return {
        isOn,
        price: toDecimal(price),
        termDays: membership.term_days,
        orderedAt: new Date(Math.max(getOrderTime(membership).getTime(), now().getTime())).toISOString(),
        ...(card ? { card: { lastFourDigit: card.last_four, isExpired: card.isExpired } } : {}),
        ...(problem ? { problem } : {}),
      };
    },

    /**
     * Switches the renewal on or off. Switching on needs the price that the member has seen, and a card that pays for the membership.
     * @throws ApiError 409 if the membership cannot be renewed, the price has changed, or there is no card
     */
    async change(account: AccountRow, { isOn, price }: MembershipRenewalBody): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await lockMemberships(trx, account.id);
        if (!isOn) return switchOff(trx, account.id, null);
        const renewal = await findRenewal(trx, account.id);
        const membership = await findRenewable(trx, account, undefined, now());
        // A repeated request must not interfere with an order that is being placed.
        if (renewal?.is_on && renewal.program === membership?.program) return;
        if (!membership || membership.price === null) throw refuse('notRenewable');
        if (price === undefined || toMinorUnits(price) !== membership.price) throw refuse('priceChanged');
        const card = await findMembershipCard(trx, account.id, now());
        if (!card || card.isExpired) throw refuse('cardRequired');
        await switchOn(trx, account.id, { ...membership, price: membership.price }, now());
      });
    },
  };
}
