import { HttpError } from '@foolscap/core/http';
import { US_STATES } from '@foolscap/core/vocabulary';
import type { FoundStore, StateStores, StoreStates } from '@foolscap/stores/contract';

const getState = (code: string) => ({
  code,
  name: US_STATES[code] ?? code,
  url: `/stores/directory/${code.toLowerCase()}`,
});

/** Lists the states of stores, like the API. */
export const listStates = (stores: readonly FoundStore[]): StoreStates['states'] =>
  [...new Set(stores.map(({ state }) => state))]
    .map((code) => ({ ...getState(code), count: stores.filter(({ state }) => state === code).length }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** Lists the stores of a state by city, like the API. */
export function listStoresIn(stores: readonly FoundStore[], typed: string): StateStores {
  const code = typed.toUpperCase();
  const found = stores
    .filter(({ state }) => state === code)
    .sort((a, b) => a.city.localeCompare(b.city, 'en'));
  if (!found.length)
    throw new HttpError({
      code: 'STATE_NOT_FOUND',
      status: 404,
      retryable: false,
      message: 'We have no stores in that state.',
    });
  return {
    state: getState(code),
    stores: found.map(
      ({
        storeNumber,
        name,
        addressLine,
        city,
        state,
        zipCode,
        phone,
        phase,
        storeStatus,
        storeStatusTime,
      }) => ({
        ...{
          storeNumber,
          name,
          addressLine,
          city,
          state,
          zipCode,
          phone,
          phase,
          storeStatus,
          storeStatusTime,
        },
        hoursToday: '8 am-9 pm',
      }),
    ),
  };
}
