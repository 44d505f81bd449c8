import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SavedAddress, SavedAddressBody } from '@foolscap/account/contract';
import { ACCOUNT_CODES, MAX_ADDRESSES } from '@foolscap/account/model';
import type { Address } from '@foolscap/core/vocabulary';
import { checkAddress, storedAddress } from '../../kernel/addresses/addresses.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, notFound } from '../../kernel/http/api-error.ts';
import {
  deleteSavedAddress,
  insertSavedAddress,
  listSavedAddresses,
  lockAccount,
  type SavedAddressRow,
  setDefault,
  updateSavedAddress,
} from './address-book.repository.ts';
import { isQuickBuyAddress, turnQuickBuyOff } from './quick-buy.repository.ts';
import type { SignedInAccount } from './signed-in-account.ts';

/** Picks the fields that identify duplicate addresses. */
const addressIdentity = ({ id: _id, type: _type, country: _country, ...rest }: Address) =>
  JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))).toLowerCase();

const savedData = (row: SavedAddressRow): SavedAddress => ({
  address: { ...row.address, id: row.id } as SavedAddress['address'],
  defaultShipping: row.default_shipping,
  defaultBilling: row.default_billing,
});

/** Creates the calls of the address book. Each returns the whole updated book. */
export function createAddressBookService({
  database: { db },
  settings: { siteCountry },
  signedIn,
}: Pick<ApiContext, 'database' | 'settings'> & { signedIn: SignedInAccount }) {
  const book = async (connection: Db, accountId: string): Promise<SavedAddress[]> =>
    (await listSavedAddresses(connection, accountId)).map(savedData);

  async function applyDefaults(
    trx: Db,
    accountId: string,
    id: string,
    { defaultShipping, defaultBilling }: SavedAddressBody,
    before?: SavedAddressRow,
  ): Promise<void> {
    const marks = [
      ['default_shipping', defaultShipping, before?.default_shipping],
      ['default_billing', defaultBilling, before?.default_billing],
    ] as const;
    for (const [column, wanted, had] of marks) {
      if (wanted) await setDefault(trx, accountId, column, id);
      else if (wanted === false && had) await setDefault(trx, accountId, column, undefined);
    }
  }

  return {
    async addresses(request: FastifyRequest): Promise<SavedAddress[]> {
      const { account } = await signedIn(request);
      return book(db, account.id);
    },

    /** Adds an address. The first address of a book becomes the default for shipping and billing, unless the request says otherwise. */
    async addAddress(request: FastifyRequest, body: SavedAddressBody): Promise<SavedAddress[]> {
      const { account } = await signedIn(request);
      checkAddress(body.address, 'address', siteCountry);
      return db.transaction().execute(async (trx) => {
        await lockAccount(trx, account.id);
        const known = await listSavedAddresses(trx, account.id);
        const { id: _id, ...rest } = body.address;
        const address = storedAddress(rest, 'S');
        const there = known.find((row) => addressIdentity(row.address) === addressIdentity(address));
        if (!there && known.length >= MAX_ADDRESSES) {
          throw new ApiError(
            409,
            ACCOUNT_CODES.tooManyAddresses,
            `You can save up to ${MAX_ADDRESSES} addresses. Remove one to add another.`,
          );
        }
        const id = there?.id ?? randomUUID();
        if (!there) await insertSavedAddress(trx, { id, accountId: account.id, address: { ...address, id } });
        const first = known.length === 0;
        await applyDefaults(
          trx,
          account.id,
          id,
          {
            ...(first ? { defaultShipping: true, defaultBilling: true } : {}),
            ...body,
          },
          there,
        );
        return book(trx, account.id);
      });
    },

    async changeAddress(
      request: FastifyRequest,
      id: string,
      body: SavedAddressBody,
    ): Promise<SavedAddress[]> {
      const { account } = await signedIn(request);
      checkAddress(body.address, 'address', siteCountry);
      return db.transaction().execute(async (trx) => {
        await lockAccount(trx, account.id);
        const row = (await listSavedAddresses(trx, account.id)).find((one) => one.id === id);
        if (!row)
          throw notFound(ACCOUNT_CODES.addressNotFound, 'This address is no longer in your address book.');
        await updateSavedAddress(trx, id, { ...storedAddress(body.address, 'S'), id });
        await applyDefaults(trx, account.id, id, body, row);
        return book(trx, account.id);
      });
    },

    /** Removes an address. Turns quick buy off if it ships to that address. */
    async removeAddress(request: FastifyRequest, id: string): Promise<SavedAddress[]> {
      const { account } = await signedIn(request);
      return db.transaction().execute(async (trx) => {
        await lockAccount(trx, account.id);
        if (await isQuickBuyAddress(trx, account.id, id))
          await turnQuickBuyOff(trx, account.id, 'ADDRESS_REMOVED');
        if (!(await deleteSavedAddress(trx, account.id, id)))
          throw notFound(ACCOUNT_CODES.addressNotFound, 'This address is no longer in your address book.');
        return book(trx, account.id);
      });
    },
  };
}
