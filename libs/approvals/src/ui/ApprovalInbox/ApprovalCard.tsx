import type { ReactNode } from 'react';
import { dateFormat } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  Badge,
  Inline,
  Link,
  SectionHeading,
  Stack,
  Text,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { BadgeProps } from '@foolscap/ui/components';
import type { ApprovalOrder } from '../../contract/index.ts';
import type { ApprovalState } from '../../model/index.ts';
import { ApprovalHistory } from '../ApprovalProgress/ApprovalHistory.tsx';
import { APPROVAL_PROGRESS_MESSAGES } from '../ApprovalProgress/approval-progress-messages.ts';
import { ApprovalSteps } from '../ApprovalProgress/ApprovalSteps.tsx';
import { APPROVAL_INBOX_MESSAGES } from './approval-inbox-messages.ts';
import styles from './ApprovalInbox.module.scss';

const TONES: Readonly<Record<ApprovalState, BadgeProps['tone']>> = {
  WAITING: 'warning',
  APPROVED: 'success',
  DECLINED: 'neutral',
  CANCELED: 'neutral',
};

export interface ApprovalCardProps {
  order: ApprovalOrder;
  /** URL of the order's page. */
  href: string;
  /** URL of the list with only this order, with its history and the forms about it. */
  detailHref?: string | undefined;
  /** The order's name, with the control that selects it. */
  heading: ReactNode;
}

/** One order of the list: what is ordered, why it needs approval, and the decision once there is one. */
export function ApprovalCard({ order, href, detailHref, heading }: ApprovalCardProps) {
  const { inbox: texts } = useMessages('approvals', APPROVAL_INBOX_MESSAGES);
  const { progress } = useMessages('approvals', APPROVAL_PROGRESS_MESSAGES);
  const locale = useLocale();
  const date = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (instant: string) => date.format(new Date(instant));
  const money = (amount: number) => formatMoney(toMinorUnits(amount), locale);
  const { state, decidedAt, decidedBy, lines, expiresAt, steps, history, budgetLeft } = order;
  const isWaiting = state === 'WAITING';
  const others = order.numberOfItems - lines.reduce((sum, { qty }) => sum + qty, 0);
  const facts = [
    texts.submitted(day(order.submittedAt)),
    order.unit,
    order.purchaseOrderNumber && texts.purchaseOrder(order.purchaseOrderNumber),
    budgetLeft && budgetLeft.amount >= 0
      ? texts.budgetLeft(budgetLeft.name, money(budgetLeft.amount))
      : order.budgetCenter && texts.budget(order.budgetCenter),
    expiresAt && texts.expires(day(expiresAt)),
  ].filter(Boolean);
  return (
    <li className={styles.order}>
      <div className={styles.head}>
        {heading}
        <strong className={styles.total}>{money(order.ordTotal)}</strong>
      </div>
      <div className={styles.details}>
        {!isWaiting && <Badge tone={TONES[state]}>{texts.states[state]}</Badge>}
        <Text size={14}>
          {[
            ...lines.map(({ qty, name }) => texts.line(qty, name)),
            ...(others > 0 ? [texts.more(others)] : []),
          ].join(' · ')}
        </Text>
        {steps.length > 0 && isWaiting && !history && <ApprovalSteps steps={steps} isWaiting />}
        {budgetLeft && budgetLeft.amount < 0 && (
          <Text size={14} weight="medium">
            {texts.exceedsBudget(budgetLeft.name, money(-budgetLeft.amount))}
          </Text>
        )}
        <Text size={14} tone="muted">
          {facts.join(' · ')}
        </Text>
        {decidedAt && (
          <Text size={14} tone="muted">
            {decidedBy ? texts.decidedBy(day(decidedAt), decidedBy) : texts.expired(day(decidedAt))}
          </Text>
        )}
        {order.approvalComments && <Text size={14}>{texts.comment(order.approvalComments)}</Text>}
        {isWaiting && !order.canDecide && <Text size={14}>{order.isOwn ? texts.own : texts.others}</Text>}
        <Inline gap={4}>
          {detailHref && (
            <Link
              href={detailHref}
              aria-label={texts.detailsOf(isWaiting ? texts.change : texts.history, order.orderNumber)}
            >
              {isWaiting ? texts.change : texts.history}
            </Link>
          )}
          <Link href={href}>{texts.view(order.orderNumber)}</Link>
        </Inline>
        {history && steps.length > 0 && (
          <Stack gap={3} as="section" className={styles.section}>
            <SectionHeading level={2} size="small">
              {progress.steps}
            </SectionHeading>
            <ApprovalSteps steps={steps} isWaiting={isWaiting} />
          </Stack>
        )}
        {history && (
          <div className={styles.section}>
            <ApprovalHistory history={history} />
          </div>
        )}
      </div>
    </li>
  );
}
