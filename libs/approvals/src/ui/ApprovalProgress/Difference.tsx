import { useLocale, useMessages } from '@foolscap/ui/components';
import type { OrderDifference } from '../../contract/index.ts';
import { describeDifference } from '../../model/describe-difference.ts';
import { APPROVAL_PROGRESS_MESSAGES } from './approval-progress-messages.ts';
import styles from './ApprovalProgress.module.scss';

/** The difference that a change of a waiting order made: quantities, prices, address, purchase order and total. */
export function Difference({ difference }: { difference: OrderDifference }) {
  const { progress: texts } = useMessages('approvals', APPROVAL_PROGRESS_MESSAGES);
  const locale = useLocale();
  return (
    <ul className={styles.changes}>
      {describeDifference(difference, texts.difference, locale).map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}
