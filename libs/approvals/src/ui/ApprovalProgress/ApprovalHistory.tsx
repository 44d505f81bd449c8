import { dateFormat } from '@foolscap/core/dates';
import { SectionHeading, Stack, Text, useLocale, useMessages } from '@foolscap/ui/components';
import type { ApprovalEvent } from '../../contract/index.ts';
import { APPROVAL_PROGRESS_MESSAGES } from './approval-progress-messages.ts';
import { Difference } from './Difference.tsx';
import styles from './ApprovalProgress.module.scss';

/** The history of an order that needed approval, oldest first, with comments and changes, under its heading. */
export function ApprovalHistory({ history }: { history: readonly ApprovalEvent[] }) {
  const { progress: texts } = useMessages('approvals', APPROVAL_PROGRESS_MESSAGES);
  const locale = useLocale();
  // The time zone is that of all dates of the shop, so that the server and the browser write the same.
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return (
    <Stack gap={3} as="section">
      <SectionHeading level={2} size="small">
        {texts.history}
      </SectionHeading>
      <ol className={styles.list} aria-label={texts.history}>
        {history.map(({ id, kind, at, by = texts.formerMember, comment, difference }) => (
          <li key={id} className={styles.entry}>
            <Text size={14}>{texts.events[kind](by)}</Text>
            <Text size={14} tone="muted">
              <time dateTime={at}>{texts.at(format.format(new Date(at)))}</time>
            </Text>
            {comment && <Text size={14}>{texts.comment(comment)}</Text>}
            {difference && <Difference difference={difference} />}
          </li>
        ))}
      </ol>
    </Stack>
  );
}
