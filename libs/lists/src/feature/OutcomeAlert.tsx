import { useSelector } from 'react-redux';
import { Alert } from '@foolscap/ui/components';
import { listErrorMessage } from '../model/index.ts';
import { selectListsOutcome } from '../state/index.ts';
import type { ListTask } from '../state/index.ts';
import { useListsMessages } from '../ui/index.ts';

export interface OutcomeAlertProps {
  /** The changes whose failures are shown elsewhere, such as in the form that sent them. */
  except?: readonly ListTask[];
}

/** The failure of the last change, until the next one. */
export function OutcomeAlert({ except = [] }: OutcomeAlertProps) {
  const outcome = useSelector(selectListsOutcome);
  const { errors } = useListsMessages();
  if (!outcome?.failure || except.includes(outcome.task)) return null;
  return (
    <Alert key={outcome.serial} kind="failure" live="assertive">
      {listErrorMessage(outcome.failure, errors)}
    </Alert>
  );
}
