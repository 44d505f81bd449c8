import { Alert, useMessages } from '@foolscap/ui/components';
import { listErrorMessage } from '../model/index.ts';
import type { ListTask } from '../state/index.ts';
import { useFreshOutcome } from './use-fresh-outcome.ts';
import { LISTS_MESSAGES } from '../model/messages.ts';

export interface OutcomeAlertProps {
  /** The changes whose failures are shown elsewhere, such as in the form that sent them. */
  except?: readonly ListTask[];
  /** Only failures of this list. */
  listId?: string;
  /** The items on screen, which show their failures themselves; failures of an item that is not among them are shown here. */
  itemIds?: readonly string[];
}

/** The failure of the last change, until the next change. */
export function OutcomeAlert({ except = [], listId, itemIds = [] }: OutcomeAlertProps) {
  const outcome = useFreshOutcome();
  const { errors } = useMessages('lists', LISTS_MESSAGES);
  if (!outcome?.failure || except.includes(outcome.task)) return null;
  if (listId !== undefined && outcome.listId !== listId) return null;
  if (outcome.itemId !== undefined && itemIds.includes(outcome.itemId)) return null;
  return (
    <Alert key={outcome.serial} kind="failure" live="assertive">
      {listErrorMessage(outcome.failure, errors)}
    </Alert>
  );
}
