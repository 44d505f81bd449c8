import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { accountMessage } from '../model/index.ts';
import { accountAreaActions, selectSessions } from '../state/index.ts';
import { SessionList } from '../ui/index.ts';
import { formOutcomeFor } from './form-outcome.ts';
import type { FormOutcome } from './form-outcome.ts';
import { useTask } from './use-task.ts';
import { useMessages } from '@foolscap/ui/components';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';

export interface SessionsProps {
  /** Form action and hidden fields of the buttons, for submissions before hydration. */
  action?: string;
  fieldsFor?: (purpose: string) => ReactNode;
  outcome?: FormOutcome | undefined;
}

/** The devices that are signed in. Loads no data; its route requests it. */
export function Sessions({ action, fieldsFor, outcome }: SessionsProps) {
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const dispatch = useDispatch();
  const sessions = useSelector(selectSessions);
  const { form, ...task } = useTask('endSession');
  const earlier = formOutcomeFor(outcome, 'endSession', task)?.error;
  return (
    <SessionList
      sessions={sessions.value}
      error={
        sessions.phase === 'failed'
          ? accountMessage(sessions.failure, messages)
          : (form.error?.message ?? (earlier && accountMessage(earlier, messages)))
      }
      onRetry={
        sessions.phase === 'failed' && sessions.failure.retryable
          ? () => dispatch(accountAreaActions.sessionsRequested())
          : undefined
      }
      attempt={form.attempt}
      busy={form.busy}
      action={action}
      fieldsFor={fieldsFor}
      onEnd={(id) => dispatch(accountAreaActions.commandSubmitted({ task: 'endSession', id }))}
      onEndOthers={() => dispatch(accountAreaActions.commandSubmitted({ task: 'endSession' }))}
    />
  );
}
