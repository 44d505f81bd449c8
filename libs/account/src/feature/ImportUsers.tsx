import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useMessages } from '@foolscap/ui/components';
import { readImportOutcome } from '../model/index.ts';
import { peopleActions, selectUserImport } from '../state/index.ts';
import { FormSection, UserImportForm } from '../ui/index.ts';
import { USER_IMPORT_MESSAGES } from '../ui/UserImportForm/user-import-messages.ts';
import { formOutcomeFor } from './form-outcome.ts';
import type { FormOutcome } from './form-outcome.ts';
import { usePeopleMessage } from './use-people-message.ts';
import { usePeopleTask } from './use-task.ts';

export interface ImportUsersProps {
  /** Form action, for submissions before hydration. */
  action: string;
  /** Hidden fields of the form. */
  hidden: ReactNode;
  outcome?: FormOutcome | undefined;
}

/** The section that imports users from a CSV file. */
export function ImportUsers({ action, hidden, outcome }: ImportUsersProps) {
  const getMessage = usePeopleMessage();
  const { userImport: texts } = useMessages('account', USER_IMPORT_MESSAGES);
  const dispatch = useDispatch();
  const result = useSelector(selectUserImport);
  const task = usePeopleTask('importUsers');
  const posted = formOutcomeFor(outcome, 'importUsers', task);
  const postedResult = posted && readImportOutcome(posted.values);
  const failure = task.failure ?? (postedResult ? undefined : posted?.error);
  return (
    <FormSection title={texts.title} note={texts.note}>
      <UserImportForm
        result={failure ? undefined : (result ?? postedResult)}
        busy={task.form.busy}
        attempt={task.form.attempt}
        error={failure && getMessage(failure)}
        action={action}
        hidden={hidden}
        onImport={(body) => dispatch(peopleActions.commandSubmitted({ task: 'importUsers', body }))}
      />
    </FormSection>
  );
}
