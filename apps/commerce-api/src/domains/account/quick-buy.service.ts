import type { FastifyRequest } from 'fastify';
import type { QuickBuy, QuickBuyBody } from '@foolscap/account/contract';
import {
  ACCOUNT_CODES,
  isQuickBuyRefusal,
  QUICK_BUY_CODES,
  type QuickBuyProblem,
} from '@foolscap/account/model';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, badRequest, notFound } from '../../kernel/http/api-error.ts';
import type { AccountPorts } from './account-ports.ts';
import { listSavedAddresses, lockAccount } from './address-book.repository.ts';
import { readQuickBuy, updateQuickBuy } from './quick-buy.repository.ts';
import type { SignedInAccount } from './signed-in-account.ts';

/** Returns the error for turning on a quick buy that has a problem. */
function getRefusal(problem: QuickBuyProblem): ApiError {
  if (isQuickBuyRefusal(problem))
    return new ApiError(409, QUICK_BUY_CODES.notAllowed, 'Quick buy is not available for your account.', {
      details: { problem },
    });
  if (problem === 'CARD_EXPIRED')
    return badRequest(
      QUICK_BUY_CODES.cardExpired,
      'Please select a different card or add a new card to proceed with your order.',
      'quickBuyPaymentId',
    );
  return problem === 'CARD_MISSING' || problem === 'CARD_REMOVED'
    ? badRequest(QUICK_BUY_CODES.incomplete, 'Choose a card to turn on quick buy.', 'quickBuyPaymentId')
    : badRequest(QUICK_BUY_CODES.incomplete, 'Choose an address to turn on quick buy.', 'quickBuyAddressId');
}

/** Creates the quick-buy calls: one read, and one change that is applied entirely or not at all. */
export function createQuickBuyService({
  database: { db },
  now,
  signedIn,
  ports,
}: Pick<ApiContext, 'database' | 'now'> & {
  signedIn: SignedInAccount;
  ports: Pick<AccountPorts, 'chooseQuickBuyCard'>;
}) {
  async function choose(
    trx: Db,
    accountId: string,
    { quickBuyAddressId, quickBuyPaymentId }: QuickBuyBody,
  ): Promise<void> {
    if (quickBuyAddressId !== undefined) {
      const book = await listSavedAddresses(trx, accountId);
      if (!book.some(({ id }) => id === quickBuyAddressId))
        throw notFound(ACCOUNT_CODES.addressNotFound, 'This address is no longer in your address book.');
    }
    if (quickBuyPaymentId !== undefined) await ports.chooseQuickBuyCard(trx, accountId, quickBuyPaymentId);
  }

  return {
    async quickBuy(request: FastifyRequest): Promise<QuickBuy> {
      const { account } = await signedIn(request);
      return readQuickBuy(db, account.id, now());
    },

    /**
     * Changes quick buy. Turning it on needs an address and a valid card of the account.
     * @throws ApiError 400, 404 for an address or a card that the account does not have, 409 QUICK_BUY_NOT_ALLOWED
     */
    async changeQuickBuy(request: FastifyRequest, body: QuickBuyBody): Promise<QuickBuy> {
      const { account } = await signedIn(request);
      return db.transaction().execute(async (trx) => {
        await lockAccount(trx, account.id);
        await choose(trx, account.id, body);
        await updateQuickBuy(trx, account.id, {
          active: body.quickBuyActive,
          review: body.quickBuyOverlayPreference,
          addressId: body.quickBuyAddressId,
        });
        const quickBuy = await readQuickBuy(trx, account.id, now());
        if (body.quickBuyActive && quickBuy.problem) throw getRefusal(quickBuy.problem);
        return quickBuy;
      });
    },
  };
}
