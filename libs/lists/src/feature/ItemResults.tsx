import { useSelector } from 'react-redux';
import { Alert, useMessages } from '@foolscap/ui/components';
import type { ListItem, ListItemResult } from '../contract/index.ts';
import { listErrorMessage } from '../model/index.ts';
import { selectItemNames } from '../state/index.ts';
import type { ListTask } from '../state/index.ts';
import { countAdded, isIncomplete } from '../state/outcomes.ts';
import { LISTS_MESSAGES } from '../model/messages.ts';
import styles from './ListPage.module.scss';

export interface ItemProblemsProps {
  results: readonly ListItemResult[];
  /** The items on screen, for their names; items on other pages are read. */
  items: readonly { itemId: string; itemDetails: Pick<ListItem['itemDetails'], 'name'> }[];
}

/** Each item that was not added, or not all of its units, with the reason. */
export function ItemProblems({ results, items }: ItemProblemsProps) {
  const { errors } = useMessages('lists', LISTS_MESSAGES);
  const names = useSelector(selectItemNames);
  const nameOf = (itemId: string) =>
    items.find((item) => item.itemId === itemId)?.itemDetails.name ?? names[itemId] ?? itemId;
  return (
    <ul className={styles.results}>
      {results.filter(isIncomplete).map(({ itemId, messages: [message] }, at) => (
        // A file can name an item twice.
        <li key={`${at}/${itemId}`}>
          {nameOf(itemId)}:{' '}
          {message
            ? (message.description ?? listErrorMessage({ code: message.code }, errors))
            : 'It couldn’t be added.'}
        </li>
      ))}
    </ul>
  );
}

export interface ItemResultsProps extends ItemProblemsProps {
  task: ListTask;
  /** Number of list items that were left out, because one command takes 500. */
  remaining?: number | undefined;
  /** Changes with each outcome, so that an identical one is shown again. */
  serial: number;
}

/** The results of adding several items: how many were added, and each one that was not, with the reason. */
export function ItemResults({ task, results, remaining = 0, items, serial }: ItemResultsProps) {
  const hasProblems = results.some(isIncomplete);
  const added = countAdded(results);
  const target = task === 'toCart' ? 'your cart' : 'the list';
  return (
    <Alert key={serial} kind={hasProblems || remaining > 0 ? 'warning' : 'success'}>
      <p>
        {added} of {results.length} {results.length === 1 ? 'item' : 'items'} added to {target}.
      </p>
      {remaining > 0 && (
        <p>
          {remaining === 1 ? '1 more item was' : `${remaining} more items were`} not added: a cart takes 500
          items at a time. Select them to add them, too.
        </p>
      )}
      {hasProblems && <ItemProblems results={results} items={items} />}
    </Alert>
  );
}
