import type { Reducer } from '@reduxjs/toolkit';

/** One domain as an application composes it: a slice under a name, and the root of its sagas. */
export interface DomainModule<S = unknown> {
  /** The key of the slice in the store. */
  name: string;
  reducer: Reducer<S>;
  /** Runs for as long as the store lives; restarted by the application's supervisor when it throws. */
  saga?: () => Generator;
}
