import { Alert, Icon, Text } from '@foolscap/ui/components';
import type { ListItemResult } from '../contract/index.ts';
import { listErrorMessage } from '../model/index.ts';
import type { ListOutcome } from '../state/index.ts';
import { useListPageMessages, useListsMessages } from '../ui/index.ts';
import styles from './ListPage.module.scss';

export interface RowResultProps {
  /** The last change of the item, if it failed. */
  failed: ListOutcome | undefined;
  /** The result of adding the item to the cart. */
  result: ListItemResult | undefined;
}

/** The end of the last change of an item that failed, and the result of adding it to the cart. */
export function RowResult({ failed, result }: RowResultProps) {
  const { errors } = useListsMessages();
  const page = useListPageMessages();
  const message = result?.messages[0];
  const reason = message && (message.description ?? listErrorMessage({ code: message.code }, errors));
  return (
    <>
      {failed?.failure && (
        <Alert key={failed.serial} kind="failure" live="assertive">
          {listErrorMessage(failed.failure, errors)}
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
