import { useSelector } from 'react-redux';
import { Alert, Icon, Text } from '@foolscap/ui/components';
import { listErrorMessage } from '../model/index.ts';
import { selectCartResult } from '../state/index.ts';
import type { ListOutcome, ListsRoot } from '../state/index.ts';
import { useListPageMessages, useListsMessages } from '../ui/index.ts';
import styles from './ListPage.module.scss';

export interface RowResultProps {
  listId: string;
  itemId: string;
  /** The end of the last change, of any item. */
  outcome: ListOutcome | null;
}

/** The end of the last change of an item that failed, and the result of adding it to the cart. */
export function RowResult({ listId, itemId, outcome }: RowResultProps) {
  const { errors } = useListsMessages();
  const page = useListPageMessages();
  const result = useSelector((root: ListsRoot) => selectCartResult(root, listId, itemId));
  const failure =
    outcome?.listId === listId && outcome.itemId === itemId && !outcome.isNote ? outcome.failure : undefined;
  const message = result?.messages[0];
  const reason = message && (message.description ?? listErrorMessage({ code: message.code }, errors));
  return (
    <>
      {failure && (
        <Alert key={outcome?.serial} kind="failure" live="assertive">
          {listErrorMessage(failure, errors)}
        </Alert>
      )}
      {result && result.qty > 0 && (
        <Text size={14} weight="medium" className={styles.added}>
          <Icon name="check" size="small" />
          {page.addedToCart(result.qty)}
        </Text>
      )}
      {result && (result.qty === 0 || reason) && (
        <Alert kind="warning">
          {result.qty === 0 && `${page.notAddedToCart} `}
          {reason}
        </Alert>
      )}
    </>
  );
}
