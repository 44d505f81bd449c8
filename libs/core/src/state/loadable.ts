import { isAbort } from '../http/failure.ts';
import type { Failure } from '../http/failure.ts';

/** A value that is read from the server. `loading` and `failed` keep the last value, so that it stays on screen. */
export type Loadable<T> =
  | { phase: 'idle'; value?: never }
  | { phase: 'loading'; value?: T }
  | { phase: 'ready'; value: T }
  | { phase: 'failed'; failure: Failure; value?: T };

/** The initial state of a value that has not been requested. */
export const IDLE: Loadable<never> = Object.freeze({ phase: 'idle' });

/** Starts a read; the last value is kept. */
export const startLoading = <T>({ value }: { value?: T | undefined }): Loadable<T> =>
  value === undefined ? { phase: 'loading' } : { phase: 'loading', value };

/** Ends a read with its value. */
export const loaded = <T>(value: T): Loadable<T> => ({ phase: 'ready', value });

/** Ends a read with a failure; the last value is kept. An aborted read is not a failure and restores the former phase. */
export function loadFailed<T>({ value }: { value?: T | undefined }, failure: Failure): Loadable<T> {
  if (isAbort(failure)) return value === undefined ? IDLE : { phase: 'ready', value };
  return value === undefined ? { phase: 'failed', failure } : { phase: 'failed', failure, value };
}
