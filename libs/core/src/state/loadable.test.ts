import { IDLE, loadFailed, loaded, startLoading } from './loadable.ts';
import type { Loadable } from './loadable.ts';

const failure = { code: 'INTERNAL', status: 500, retryable: false, message: 'no' };
const aborted = { code: 'ABORTED', retryable: false, message: 'aborted' };

it('has no value while the first read is loading, and after it failed', () => {
  const loading: Loadable<number> = startLoading<number>(IDLE);
  expect(loading).toEqual({ phase: 'loading' });
  expect(loadFailed(loading, failure)).toEqual({ phase: 'failed', failure });
});

it('keeps the last value while a later read is loading, and when it fails', () => {
  const loading = startLoading(loaded(1));
  expect(loading).toEqual({ phase: 'loading', value: 1 });
  expect(loadFailed(loading, failure)).toEqual({ phase: 'failed', failure, value: 1 });
  expect(startLoading(loadFailed(loading, failure))).toEqual(loading);
});

it('returns to the former phase after an abort', () => {
  expect(loadFailed(startLoading<number>(IDLE), aborted)).toEqual(IDLE);
  expect(loadFailed(startLoading(loaded(0)), aborted)).toEqual(loaded(0));
});
