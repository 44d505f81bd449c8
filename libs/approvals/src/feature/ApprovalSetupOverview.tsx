import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useMessages } from '@foolscap/ui/components';
import { readSetupChange } from '../client/index.ts';
import { approvalFailure } from '../model/index.ts';
import type { FormValues } from '../model/index.ts';
import { APPROVAL_MESSAGES } from '../model/messages.ts';
import { approvalsActions, selectApprovalSetup, selectSetupChange } from '../state/index.ts';
import { APPROVAL_SETUP_MESSAGES } from '../ui/ApprovalSetup/approval-setup-messages.ts';
import { ApprovalSetupPanel } from '../ui/index.ts';
import type { EditedEntry, SetupPart } from '../ui/index.ts';

export interface ApprovalSetupOverviewProps {
  /** The entry whose form is open. */
  edited?: EditedEntry | undefined;
  /** Returns the URL of the page with the form of an entry, or without a form. */
  hrefFor: (edited?: EditedEntry) => string;
  /** Creates the id of a new entry. */
  createId: () => string;
  /** Called when a change was saved, to leave the form. */
  onSaved: () => void;
  /** Returns the form action, for submissions before hydration. */
  actionFor?: (part: SetupPart) => string;
  hidden?: ReactNode;
  /** The outcome of a submission before hydration. */
  outcome?: { error?: { code: string; message: string } | undefined; values?: FormValues } | undefined;
}

/** The rules, groups and delegations of approvals. Loads no data; its route requests it. */
export function ApprovalSetupOverview({ createId, onSaved, outcome, ...props }: ApprovalSetupOverviewProps) {
  const dispatch = useDispatch();
  const { setup: texts } = useMessages('approvals', APPROVAL_SETUP_MESSAGES);
  const { failures } = useMessages('approvals', APPROVAL_MESSAGES);
  const { value, ...load } = useSelector(selectApprovalSetup);
  const change = useSelector(selectSetupChange);
  const { phase, serial } = change;
  useEffect(() => {
    if (phase === 'done') onSaved();
    // Only an outcome leaves the form.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [phase, serial]);
  useEffect(() => () => void dispatch(approvalsActions.outcomeDismissed()), [dispatch]);
  const isIdle = phase === 'idle';
  const failure =
    (load.phase === 'failed' && !value ? load.failure : undefined) ??
    (phase === 'failed' ? change.failure : undefined) ??
    (isIdle ? outcome?.error : undefined);
  const messages = { failures: { ...failures, ...texts.failures } };
  return (
    <ApprovalSetupPanel
      {...props}
      setup={value}
      delegation={outcome?.values}
      error={failure && approvalFailure(failure.code, messages, failure.message)}
      isSaved={phase === 'done' || (isIdle && outcome !== undefined && !outcome.error)}
      attempt={serial}
      busy={phase === 'saving'}
      onSave={(part, id, fields) =>
        dispatch(approvalsActions.setupChangeSubmitted(readSetupChange(part, id || createId(), fields)))
      }
      onRemove={(part, id) => dispatch(approvalsActions.setupChangeSubmitted({ part, id }))}
    />
  );
}
