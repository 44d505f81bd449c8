import type { Reducer } from '@reduxjs/toolkit';

/**
 * A domain that an application composes: a named slice and its root saga.
 *
 * `Name` is a literal type, so that `{ [cart.name]: cart.reducer }` is typed together with other slices.
 */
export interface DomainModule<S = unknown, Name extends string = string> {
  /** Key of the slice in the store. */
  name: Name;
  reducer: Reducer<S>;
  /** Runs for the lifetime of the store. Restarting it after an error is up to the application. */
  saga: () => Generator;
  /**
   * Exempts a module from `resetOnUserChange`. A function returns the state without the data of the previous user. `true` keeps all state
   * and the work in flight, for device state and for a module that clears the user's state itself.
   */
  keepsOnUserChange?: true | ((state: S) => S);
}
