import { Alert, Icon, Text, useMessages } from '@foolscap/ui/components';
import type { ListItemResult } from '../contract/index.ts';
import { listErrorMessage } from '../model/index.ts';
import type { Failure } from '@foolscap/core/http';
import { LISTS_MESSAGES } from '../model/messages.ts';
import { LIST_PAGE_MESSAGES } from '../model/list-page-messages.ts';
import styles from './ListPage.module.scss';

export interface RowResultProps {
  /** The reason why the last change of the item failed. */
  failure: Failure | undefined;
  /** The result of adding the item to the cart. */
  result: ListItemResult | undefined;
}

/** The failure of an item's last change, and the result of adding it to the cart. */
export function RowResult({ failure, result }: RowResultProps) {
  const { errors } = useMessages('lists', LISTS_MESSAGES);
  const { listPage: page } = useMessages('lists', LIST_PAGE_MESSAGES);
  const message = result?.messages[0];
  const reason = message && (message.description ?? listErrorMessage({ code: message.code }, errors));
  return (
    <>
      {failure && (
        <Alert kind="failure" live="assertive">
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
