import type { ReactNode } from 'react';
import { Alert, useMessages } from '@foolscap/ui/components';
import type { QuickOrderAnswer, QuickOrderSuggestion } from '../../contract/index.ts';
import { listErrorMessage } from '../../model/index.ts';
import type { QuickOrderFault } from '../../model/index.ts';
import { LISTS_MESSAGES } from '../../model/messages.ts';
import { QUICK_ORDER_MESSAGES } from '../../model/quick-order-messages.ts';
import styles from './QuickOrderResults.module.scss';

/** A row that was not added, or not as it was entered. */
export interface QuickOrderRowResult {
  /** The number of the row when it was added. */
  line: number;
  itemId: string;
  fault?: QuickOrderFault | undefined;
  messages: QuickOrderAnswer['messages'];
  suggestions?: readonly QuickOrderSuggestion[];
}

export interface QuickOrderResultsProps {
  /** The number of rows that were added. */
  added: number;
  /** The number of rows that were filled in. */
  of: number;
  /** Rows that were not added; they are still in the form. */
  problems: readonly QuickOrderRowResult[];
  /** Rows added with a different quantity or as a different item. */
  changed?: readonly QuickOrderRowResult[];
  /** Slot for links, such as to the cart. */
  actions?: ReactNode;
}

/** The results of adding a quick order: how many rows were added, and each one that was not, with its reason and a suggestion. */
export function QuickOrderResults({ added, of, problems, changed = [], actions }: QuickOrderResultsProps) {
  const { errors } = useMessages('lists', LISTS_MESSAGES);
  const { quickOrder: texts } = useMessages('lists', QUICK_ORDER_MESSAGES);
  if (of === 0) return <Alert kind="warning">{texts.nothingToAdd}</Alert>;
  const explain = ({ fault, messages: [message] }: QuickOrderRowResult) =>
    fault
      ? texts[fault]
      : message
        ? (message.description ?? listErrorMessage({ code: message.code }, errors))
        : texts.refused;
  const list = (label: string, results: readonly QuickOrderRowResult[]) =>
    results.length > 0 && (
      <ul className={styles.list} aria-label={label}>
        {results.map((result) => {
          const { line, itemId, suggestions: [first] = [] } = result;
          return (
            <li key={line}>
              {texts.problem({
                line,
                itemId,
                reason: explain(result),
                suggestion: first && `${first.itemId}, ${first.name}`,
              })}
            </li>
          );
        })}
      </ul>
    );
  return (
    <Alert kind={problems.length + changed.length > 0 ? 'warning' : 'success'} actions={actions}>
      <p>
        {texts.added({ added, of })}
        {problems.length > 0 && ` ${texts.toCorrect(problems.length)}`}
      </p>
      {list(texts.problems, problems)}
      {list(texts.changedRows, changed)}
    </Alert>
  );
}
