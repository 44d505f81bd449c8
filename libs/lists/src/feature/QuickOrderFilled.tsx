import { Alert, useMessages } from '@foolscap/ui/components';
import type { QuickOrderMessages } from '../model/index.ts';
import type { QuickOrderNotice } from '../state/index.ts';
import { QUICK_ORDER_MESSAGES } from '../model/quick-order-messages.ts';

/** Returns why pasted cells or a file filled in no rows. */
const getProblem = ({ filled, unknownHeadings }: QuickOrderNotice, texts: QuickOrderMessages) =>
  unknownHeadings ? texts.unknownHeadings(unknownHeadings) : filled === 0 ? texts.noRows : undefined;

/** Describes the rows that pasted cells or a file filled in, for an announcement. */
export function describeNotice(notice: QuickOrderNotice, texts: QuickOrderMessages): string {
  const { filled, merged, leftOut, unreadHeadings } = notice;
  const problem = getProblem(notice, texts);
  if (problem) return problem;
  return [
    ...(filled === undefined ? [] : [texts.filled(filled)]),
    ...(unreadHeadings ? [texts.unreadHeadings(unreadHeadings)] : []),
    ...(leftOut > 0 ? [texts.leftOut(leftOut)] : []),
    ...merged.slice(0, 3).map(texts.merged),
  ].join(' ');
}

/** The alerts about the rows that pasted cells or a file filled in. */
export function QuickOrderFilled({ notice }: { notice: QuickOrderNotice }) {
  const { quickOrder: texts } = useMessages('lists', QUICK_ORDER_MESSAGES);
  const { merged, leftOut, unreadHeadings } = notice;
  const problem = getProblem(notice, texts);
  if (problem) return <Alert kind="warning">{problem}</Alert>;
  return (
    <>
      {unreadHeadings && <Alert kind="warning">{texts.unreadHeadings(unreadHeadings)}</Alert>}
      {leftOut > 0 && <Alert kind="warning">{texts.leftOut(leftOut)}</Alert>}
      {merged.length > 0 && (
        <Alert kind="info">
          {merged.map((each) => (
            <p key={each.line}>{texts.merged(each)}</p>
          ))}
        </Alert>
      )}
    </>
  );
}
