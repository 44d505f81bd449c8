import { all, takeLeading } from 'redux-saga/effects';
import { callTo } from '@foolscap/core/sagas';
import { defineWrite, watchWrite } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import type { RewardsProgram } from '../contract/index.ts';
import { program, rewardsActions as actions, rewardsReducer } from './rewards.slice.ts';
import type { RewardsCommand, RewardsDeps, RewardsState } from './rewards.slice.ts';

function submit({ client }: RewardsDeps, command: RewardsCommand): Promise<RewardsProgram> {
  if (command.task === 'activate') return client.activate(command.id);
  if (command.task === 'categories') return client.chooseCategories(command.categories);
  if (command.task === 'claim') return client.claim(command.body);
  return client.enroll();
}

const changeRewards = defineWrite({
  command: actions.rewardsSubmitted,
  send: (deps: RewardsDeps, command: RewardsCommand) => callTo(submit, deps, command),
  settled: (reply: RewardsProgram, command: RewardsCommand) =>
    actions.rewardsChanged({ program: reply, command }),
  failed: ({ request, failure }) => actions.rewardsChangeFailed({ request, failure }),
});

/** Creates the module of the account's part in the rewards program. */
export const createRewardsModule = (deps: RewardsDeps): DomainModule<RewardsState, 'rewards'> => ({
  name: 'rewards',
  reducer: rewardsReducer,
  *saga() {
    yield all([
      program.loader(actions, deps),
      // Leading: a second click while a change is being saved is the same change.
      watchWrite(takeLeading, changeRewards, deps),
    ]);
  },
});
