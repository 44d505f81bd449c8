import type { Action, Reducer } from '@reduxjs/toolkit';
import { fork } from 'redux-saga/effects';
import type { DomainModule } from '../state/domain-module.ts';
import { userChanged } from '../state/user-change.ts';
import { restartOn } from './restart-on.ts';

/**
 * Makes a module clear the previous user's state on `userChanged`: its state is reset to the initial one, except for what
 * `keepsOnUserChange` keeps, and work in flight is canceled. An application wraps all its modules.
 */
export function resetOnUserChange<S, Name extends string>(
  module: DomainModule<S, Name>,
): DomainModule<S, Name> {
  const { keepsOnUserChange: keep } = module;
  if (keep === true) return module;
  const getKept = (state: S | undefined) => (keep && state !== undefined ? keep(state) : undefined);
  const reducer: Reducer<S> = (state, action: Action) =>
    module.reducer(userChanged.match(action) ? getKept(state) : state, action);
  return { ...module, reducer, saga: () => restartOn(userChanged.type, () => [fork(module.saga)]) };
}
