import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SectionHeading } from '@foolscap/ui/components';
import { accountMessage } from '../model/index.ts';
import { rewardsActions, selectRewardsChange, selectRewardsProgram } from '../state/index.ts';
import type { RewardsCommand } from '../state/index.ts';
import { RewardsHistory, RewardsPanel } from '../ui/index.ts';
import { useAccountMessages } from '../ui/messages.tsx';
import type { FormOutcome } from './form-outcome.ts';

export interface RewardsOverviewProps {
  /** Form actions and hidden fields, for submissions before hydration. */
  actions?: Partial<Record<RewardsCommand['task'], string>>;
  fieldsFor?: (purpose: string) => ReactNode;
  outcome?: FormOutcome | undefined;
  /** Page of the history that is shown, from 1. */
  page?: number;
  pageHref: (page: number) => string;
  orderHref: (orderNumber: string) => string;
  termsHref?: string | undefined;
}

const DONE: Record<RewardsCommand['task'], string> = {
  enroll: 'Welcome! You are a member of the rewards program.',
};

/** Returns the task of a form that was submitted without JavaScript. */
const getTask = (form: string | undefined): RewardsCommand['task'] | undefined =>
  form !== undefined && form in DONE ? (form as RewardsCommand['task']) : undefined;

/** The account's part in the rewards program. Loads no data; its route requests it. */
export function RewardsOverview({
  actions = {},
  fieldsFor,
  outcome,
  page = 1,
  pageHref,
  orderHref,
  termsHref,
}: RewardsOverviewProps) {
  const dispatch = useDispatch();
  const messages = useAccountMessages();
  const program = useSelector(selectRewardsProgram);
  const change = useSelector(selectRewardsChange);
  const posted = change.phase === 'idle' ? outcome : undefined;
  const unread = program.phase === 'failed' && !program.value ? program.failure : undefined;
  const failure = unread ?? (change.phase === 'failed' ? change.failure : posted?.error);
  const doneTask =
    change.phase === 'saved' ? change.command.task : posted?.error ? undefined : getTask(posted?.form);
  return (
    <RewardsPanel
      program={program.value}
      error={failure && accountMessage(failure, messages)}
      done={doneTask && DONE[doneTask]}
      attempt={change.serial}
      busy={change.phase === 'saving'}
      enrollAction={actions.enroll}
      fieldsFor={fieldsFor}
      termsHref={termsHref}
      onEnroll={() => dispatch(rewardsActions.rewardsSubmitted({ task: 'enroll' }))}
      onRetry={unread?.retryable ? () => dispatch(rewardsActions.programRequested(page)) : undefined}
    >
      {program.value && (
        <section>
          <SectionHeading level={2}>History</SectionHeading>
          <RewardsHistory history={program.value.history} pageHref={pageHref} orderHref={orderHref} />
        </section>
      )}
    </RewardsPanel>
  );
}
