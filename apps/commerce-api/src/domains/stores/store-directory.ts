import { sql } from 'kysely';
import { US_STATES } from '@foolscap/core/vocabulary';
import type { StateStores, StoreStates } from '@foolscap/stores/contract';
import { type HoursLanguage, hoursToday } from '@foolscap/stores/model';
import type { ApiContext } from '../../kernel/context.ts';
import { notFound } from '../../kernel/http/api-error.ts';
import type { StoreFinder } from './store-finder.ts';
import { getOpeningHours } from './store-row.ts';

const getName = (code: string) => US_STATES[code] ?? code;

const getUrl = (code: string) => `/stores/directory/${code.toLowerCase()}`;

/** Creates the directory of all stores: by state, and by city within a state. */
export function createStoreDirectory(
  { database: { db }, now }: Pick<ApiContext, 'database' | 'now'>,
  { found }: Pick<StoreFinder, 'found'>,
  language: HoursLanguage,
) {
  return {
    async listStates(): Promise<StoreStates> {
      const rows = await db
        .selectFrom('stores')
        .select(['state', sql<number>`count(*)::integer`.as('count')])
        .groupBy('state')
        .execute();
      return {
        states: rows
          .map(({ state, count }) => ({ code: state, name: getName(state), count, url: getUrl(state) }))
          .sort((a, b) => a.name.localeCompare(b.name, 'en')),
      };
    },

    /** Lists all stores of a state by city. @param typed two letters in any case */
    async listInState(typed: string): Promise<StateStores> {
      const code = typed.toUpperCase();
      const rows = await db
        .selectFrom('stores')
        .selectAll()
        .where('state', '=', code)
        .orderBy('city')
        .orderBy('store_number')
        .execute();
      if (!rows.length) throw notFound('STATE_NOT_FOUND', 'We have no stores in that state.');
      return {
        state: { code, name: getName(code), url: getUrl(code) },
        stores: rows.map((row) => {
          const store = found(row);
          return {
            storeNumber: store.storeNumber,
            name: store.name,
            addressLine: store.addressLine,
            city: store.city,
            state: store.state,
            zipCode: store.zipCode,
            phone: store.phone,
            phase: store.phase,
            storeStatus: store.storeStatus,
            storeStatusTime: store.storeStatusTime,
            hoursToday: hoursToday(getOpeningHours(row), now(), language),
          };
        }),
      };
    },
  };
}
