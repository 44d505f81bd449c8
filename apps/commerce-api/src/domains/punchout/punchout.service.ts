import { randomUUID } from 'node:crypto';
import type { PunchoutOutcome, PunchoutStart, StartPunchoutBody } from '@foolscap/tiles/contract';
import { PUNCHOUT_CODES } from '@foolscap/tiles/model';
import { ITEM_CODES } from '@foolscap/cart/model';
import type { ConfigurationAttribute } from '@foolscap/core/contract';
import { holdsCardNumber } from '@foolscap/payments/model';
import Value from 'typebox/value';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, badRequest, notFound } from '../../kernel/http/api-error.ts';
import type { IdempotentRequest } from '../../kernel/http/idempotency.ts';
import { libraryText, type ReplyText } from '../../kernel/translations/reply-text.ts';
import { addItemsCommand, createCartCommands, createListedItemsService } from '../cart/index.ts';
import { type PunchoutRequest, type PunchoutResult, PunchoutResultSchema } from './messages.ts';
import {
  endPunchout,
  findAddedDesign,
  findPunchout,
  insertConfiguration,
  insertPunchout,
  type PunchoutSession,
} from './punchout.repository.ts';
import { readMessage, signMessage } from './signed-message.ts';

/** Time limit of a visit to the configurator. */
const VISIT_MS = 60 * 60_000;

const unavailable = () =>
  new ApiError(503, PUNCHOUT_CODES.unavailable, 'This item can’t be customized right now. Try again later.');
const invalid = () =>
  badRequest(
    PUNCHOUT_CODES.invalid,
    'We couldn’t verify this design, so nothing was added. Customize the item again.',
    'result',
  );
const unknown = () =>
  notFound(PUNCHOUT_CODES.notFound, 'This design isn’t from this visit, so nothing was added.');
const conflict = (code: string, text: ReplyText) => new ApiError(409, code, text);

/** Returns the reason why a visit can no longer be ended; undefined if it can. */
function getRefusal({ status, expires_at }: PunchoutSession, now: Date): ApiError | undefined {
  if (status === 'USED')
    return conflict(
      PUNCHOUT_CODES.used,
      'We already added a design from this visit to your cart. Customize the item again to add another.',
    );
  if (status === 'CANCELED')
    return conflict(PUNCHOUT_CODES.canceled, 'This design was canceled. Customize the item again.');
  return expires_at > now
    ? undefined
    : conflict(PUNCHOUT_CODES.expired, 'This design has expired. Customize the item again.');
}

/** Compares the parts of two designs that the shopper sees. */
const isSameDesign = (
  one: readonly ConfigurationAttribute[],
  other: readonly ConfigurationAttribute[],
): boolean =>
  one.length === other.length &&
  one.every(({ name, value }, at) => name === other[at]?.name && value === other[at]?.value);

/** Creates the service for products that are configured on another site (storefront-4.38, decision "punchout"). */
export function createPunchoutService({
  database,
  settings: { configurator },
  now,
}: Pick<ApiContext, 'database' | 'settings' | 'now'>) {
  const { db } = database;
  const { executeForOutcome } = createCartCommands({ database, now });
  const listedItems = createListedItemsService({ database, now });

  /** Parses a result signed by the configurator. @throws ApiError 400 for any other */
  function readResult(text: string): PunchoutResult {
    if (!configurator) throw unavailable();
    const result = readMessage(configurator.secret, 'result', text);
    if (!Value.Check(PunchoutResultSchema, result)) throw invalid();
    if (result.status === 'configured' && !result.attributes) throw invalid();
    if (result.attributes?.some(({ name, value }) => holdsCardNumber(name) || holdsCardNumber(value)))
      throw badRequest(PUNCHOUT_CODES.cardNumber, 'A design can’t contain a card number.', 'result');
    return result;
  }

  const isOwn = (visit: PunchoutSession, { tenant, session, accountId }: KnownCaller): boolean =>
    visit.tenant === tenant &&
    (visit.session_id === session.id || (accountId !== undefined && visit.account_id === accountId));

  /**
   * Returns the reason why a visit did not end: another request was first, or it is too late.
   * @param at the open transaction, if there is one: the embedded database has a single connection, so another query would wait forever
   */
  async function getEndRefusal(at: Db, visit: PunchoutSession): Promise<ApiError> {
    const latest = await findPunchout(at, visit.id);
    return (latest && getRefusal(latest, now())) ?? unknown();
  }

  /**
   * Checks whether an item can be added, before the shopper designs it. @throws ApiError 409 with the cart's code if no unit could be added
   */
  async function checkAddable(caller: KnownCaller, { itemId, qty }: StartPunchoutBody): Promise<void> {
    // The id of a design that does not exist yet, so no line has it.
    const item = { listItemId: itemId, itemId, qty, configurationId: randomUUID() };
    const [checked] = await listedItems.check(caller, [item]);
    if (checked?.qty) return;
    const [reason] = checked?.messages ?? [];
    if (!reason || reason.code === ITEM_CODES.outOfStock)
      throw conflict(PUNCHOUT_CODES.notForSale, 'This item is out of stock.');
    throw conflict(
      reason.code,
      reason.description ? libraryText(reason.description) : 'This item can’t be added to your cart.',
    );
  }

  /** Cancels a visit. Canceling it again has the same outcome. */
  async function cancel(visit: PunchoutSession): Promise<PunchoutOutcome> {
    if (!(await endPunchout(db, visit.id, { status: 'CANCELED' }, now()))) {
      const refusal = await getEndRefusal(db, visit);
      if (refusal.code !== PUNCHOUT_CODES.canceled) throw refusal;
    }
    return { status: 'canceled', itemId: visit.sku };
  }

  /** Adds the configured item to the caller's cart and ends the visit, in one transaction. */
  function addConfigured(
    { caller, idempotency }: { caller: KnownCaller; idempotency: IdempotentRequest | undefined },
    visit: PunchoutSession,
    attributes: NonNullable<PunchoutResult['attributes']>,
  ): Promise<PunchoutOutcome> {
    const { id, sku: itemId, qty } = visit;
    const configurationId = randomUUID();
    const add = addItemsCommand({
      caller,
      body: { items: [{ itemId, qty }] },
      options: { configurationId },
      now: now(),
    });
    return executeForOutcome(
      { caller, idempotency },
      {
        ...add,
        async load(trx, cart, first) {
          const configuration = { id: configurationId, sku: itemId, attributes, created_at: now() };
          await insertConfiguration(trx, configuration);
          const end = { status: 'USED', configuration_id: configurationId } as const;
          if (!(await endPunchout(trx, id, end, now()))) throw await getEndRefusal(trx, visit);
          return add.load(trx, cart, first);
        },
        apply(cart, facts) {
          const decision = add.apply(cart, facts);
          const [reason] = decision.messages?.[itemId] ?? [];
          // Rolls back the transaction, so that the shopper can try again.
          if (!decision.inserts?.length)
            throw conflict(
              reason?.code ?? PUNCHOUT_CODES.notForSale,
              reason?.description ? libraryText(reason.description) : 'This item is out of stock.',
            );
          return decision;
        },
      },
      (_outcome, { inserts: [line], messages }): PunchoutOutcome => ({
        status: 'added',
        itemId,
        ...(line ? { cartItemId: line.id, qtyAdded: line.qtyAdded, messages: messages[line.id] ?? [] } : {}),
      }),
    );
  }

  return {
    /**
     * Starts a visit to the configurator.
     * @param returnUrl page of the shop that receives the result
     * @throws ApiError 404 for an unknown item, 409 for one that is not made to order or that the cart would refuse, 503 without a
     * configurator
     */
    async start(
      caller: KnownCaller,
      { itemId, qty }: StartPunchoutBody,
      returnUrl: string,
    ): Promise<PunchoutStart> {
      if (!configurator) throw unavailable();
      const owner = caller.owner(caller.session);
      const item = await listedItems.find(owner, itemId);
      if (!item) throw notFound(PUNCHOUT_CODES.itemNotFound, 'We no longer carry this item.');
      const product = item.sale_conditions?.customSku;
      if (!product) throw conflict(PUNCHOUT_CODES.notCustom, 'This item can’t be customized.');
      if (item.price === null || item.available <= 0)
        throw conflict(PUNCHOUT_CODES.notForSale, 'This item is out of stock.');
      await checkAddable(caller, { itemId, qty });
      const id = randomUUID();
      const expiresAt = new Date(now().getTime() + VISIT_MS);
      await insertPunchout(db, {
        id,
        tenant: caller.tenant,
        session_id: caller.session.id,
        account_id: caller.accountId ?? null,
        sku: itemId,
        custom_sku: product,
        qty,
        expires_at: expiresAt,
        created_at: now(),
      });
      const request: PunchoutRequest = {
        session: id,
        product,
        quantity: qty,
        returnUrl,
        expiresAt: expiresAt.toISOString(),
      };
      const url = new URL(configurator.url);
      url.searchParams.set('request', signMessage(configurator.secret, 'request', request));
      return { url: url.href, expiresAt: request.expiresAt };
    },

    /**
     * Ends a visit with the configurator's result by adding the configured item to the caller's cart, once. If the item cannot be added,
     * the visit stays open. Sending the same result again has the same outcome, without the messages unless the key is also the same.
     * @param caller undefined without a session
     * @throws ApiError 400 for a result not signed by the configurator, 404 for another shopper's result, 409 for a visit that ended
     * otherwise or has expired, 409 with the cart's code for an item that cannot be added
     */
    async complete(
      caller: KnownCaller | undefined,
      text: string,
      idempotency?: IdempotentRequest,
    ): Promise<PunchoutOutcome> {
      const { session: id, status, attributes = [] } = readResult(text);
      const visit = await findPunchout(db, id);
      if (!visit || !caller || !isOwn(visit, caller)) throw unknown();
      if (status === 'canceled') return cancel(visit);
      try {
        return await addConfigured({ caller, idempotency }, visit, attributes);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== PUNCHOUT_CODES.used) throw error;
        const added = await findAddedDesign(db, id);
        if (!added || !isSameDesign(added, attributes)) throw error;
        return { status: 'added', itemId: visit.sku };
      }
    },
  };
}
