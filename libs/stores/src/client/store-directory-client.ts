import type { HttpClient } from '@foolscap/core/http';
import type { StateStores, StoreStates } from '../contract/index.ts';

/** Calls of the store directory. Each rejects with HttpError. */
export interface StoreDirectoryClient {
  /** Lists the states that have stores. */
  states(signal?: AbortSignal): Promise<StoreStates>;
  /** Lists the stores of a state. @param state two letters; STATE_NOT_FOUND for a state without stores */
  inState(state: string, signal?: AbortSignal): Promise<StateStores>;
}

/** Creates the client of the store directory; separate, so that only its pages load it. */
export function createStoreDirectoryClient(http: HttpClient): StoreDirectoryClient {
  const read = async <T>(path: string, signal?: AbortSignal) =>
    (await http.send<T>({ method: 'GET', path, ...(signal ? { signal } : {}) })).data;
  return {
    states: (signal) => read('/stores/directory', signal),
    inState: (state, signal) => read(`/stores/directory/${encodeURIComponent(state)}`, signal),
  };
}
