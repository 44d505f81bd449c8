import { useSelector } from 'react-redux';
import type { Failure } from '@foolscap/core/http';
import { accountMessage } from '../model/index.ts';
import { selectTask } from '../state/index.ts';
import type { AccountAreaRoot, AccountTask } from '../state/index.ts';
import { useMessages } from '@foolscap/ui/components';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';

/** Reads the phase of a task and the props that show it in a form. */
export function useTask(task: AccountTask, done?: string) {
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const phase = useSelector((root: AccountAreaRoot) => selectTask(root, task));
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
