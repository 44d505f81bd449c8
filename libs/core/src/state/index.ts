import type { Reducer } from '@reduxjs/toolkit';

/**
 * One domain as an application composes it: a slice under a name, and the root of its sagas.
 *
 * `Name` is a literal type, so that `{ [cart.name]: cart.reducer }` types the store beside other slices.
 */
export interface DomainModule<S = unknown, Name extends string = string> {
  /** The key of the slice in the store. */
  name: Name;
  reducer: Reducer<S>;
  /** Runs for as long as the store lives. Restarting it after it threw is up to the application. */
  saga: () => Generator;
}
