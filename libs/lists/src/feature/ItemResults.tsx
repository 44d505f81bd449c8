import { useSelector } from 'react-redux';
import { Alert, useMessages } from '@foolscap/ui/components';
import type { ListItem, ListItemResult } from '../contract/index.ts';
import { listErrorMessage } from '../model/index.ts';
import { selectItemNames } from '../state/index.ts';
import type { ListTask } from '../state/index.ts';
import { countAdded, isIncomplete } from '../state/outcomes.ts';
import { LISTS_MESSAGES } from '../model/messages.ts';
import { LIST_RESULT_MESSAGES } from './result-messages.ts';
import styles from './ListPage.module.scss';

export interface ItemProblemsProps {
  results: readonly ListItemResult[];
  /** The items on screen, for their names; items on other pages are read. */
  items: readonly { itemId: string; itemDetails: Pick<ListItem['itemDetails'], 'name'> }[];
}

/** Each item that was not added, or not all of its units, with the reason. */
export function ItemProblems({ results, items }: ItemProblemsProps) {
  const { results: texts } = useMessages('lists', LIST_RESULT_MESSAGES);
  const { errors } = useMessages('lists', LISTS_MESSAGES);
  const names = useSelector(selectItemNames);
  const nameOf = (itemId: string) =>
    items.find((item) => item.itemId === itemId)?.itemDetails.name ?? names[itemId] ?? itemId;
  return (
    <ul className={styles.results}>
      {results.filter(isIncomplete).map(({ itemId, messages: [message] }, at) => (
        // A file can name an item twice.
        <li key={`${at}/${itemId}`}>
          {texts.problem({
            item: nameOf(itemId),
            reason: message
              ? (message.description ?? listErrorMessage({ code: message.code }, errors))
              : texts.refused,
          })}
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
  const { results: texts } = useMessages('lists', LIST_RESULT_MESSAGES);
  const hasProblems = results.some(isIncomplete);
  const added = countAdded(results);
  const count = { added, of: results.length };
  return (
    <Alert key={serial} kind={hasProblems || remaining > 0 ? 'warning' : 'success'}>
      <p>{task === 'toCart' ? texts.addedToCart(count) : texts.addedToList(count)}</p>
      {remaining > 0 && <p>{texts.remaining(remaining)}</p>}
      {hasProblems && <ItemProblems results={results} items={items} />}
    </Alert>
  );
}
