import { useSelector } from 'react-redux';
import type { Failure } from '@foolscap/core/http';
import { accountMessage } from '../model/index.ts';
import { selectPeopleTask, selectTask } from '../state/index.ts';
import type { AccountAreaRoot, AccountTask, PeopleRoot, PeopleTask, TaskPhase } from '../state/index.ts';
import { useMessages } from '@foolscap/ui/components';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';

/** Reads the phase of a task of the account area and the props that show it in a form. */
export const useTask = (task: AccountTask, done?: string) =>
  useTaskProps(
    useSelector((root: AccountAreaRoot) => selectTask(root, task)),
    done,
  );

/** Reads the phase of a task for users, roles or units, and the props that show it in a form. */
export const usePeopleTask = (task: PeopleTask, done?: string) =>
  useTaskProps(
    useSelector((root: PeopleRoot) => selectPeopleTask(root, task)),
    done,
  );

function useTaskProps(phase: TaskPhase, done: string | undefined) {
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const failure: Failure | undefined = phase.phase === 'failed' ? phase.failure : undefined;
  return {
    phase: phase.phase,
    failure,
    form: {
      busy: phase.phase === 'working',
      error: failure && { message: accountMessage(failure, messages), field: failure.field },
      done: phase.phase === 'done' ? done : undefined,
      attempt: 'serial' in phase ? phase.serial : 0,
    },
  };
}
