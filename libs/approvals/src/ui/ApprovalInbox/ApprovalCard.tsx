import type { ReactNode } from 'react';
import { dateFormat } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Badge, Link, Text, useLocale, useMessages } from '@foolscap/ui/components';
import type { BadgeProps } from '@foolscap/ui/components';
import type { ApprovalOrder } from '../../contract/index.ts';
import type { ApprovalState } from '../../model/index.ts';
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
  /** The order's name, with the control that selects it. */
  heading: ReactNode;
}

/** One order of the list: what is ordered, why it needs approval, and the decision once there is one. */
export function ApprovalCard({ order, href, heading }: ApprovalCardProps) {
  const { inbox: texts } = useMessages('approvals', APPROVAL_INBOX_MESSAGES);
  const locale = useLocale();
  const date = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (instant: string) => date.format(new Date(instant));
  const money = (amount: number) => formatMoney(toMinorUnits(amount), locale);
  const { state, decidedAt, decidedBy, lines, expiresAt, approvalLimit } = order;
  const others = order.numberOfItems - lines.reduce((sum, { qty }) => sum + qty, 0);
  const facts = [
    texts.submitted(day(order.submittedAt)),
    order.purchaseOrderNumber && texts.purchaseOrder(order.purchaseOrderNumber),
    order.budgetCenter && texts.budget(order.budgetCenter),
    expiresAt && texts.expires(day(expiresAt)),
  ].filter(Boolean);
  return (
    <li className={styles.order}>
      <div className={styles.head}>
        {heading}
        <strong className={styles.total}>{money(order.ordTotal)}</strong>
      </div>
      <div className={styles.details}>
        {state !== 'WAITING' && <Badge tone={TONES[state]}>{texts.states[state]}</Badge>}
        <Text size={14}>
          {[
            ...lines.map(({ qty, name }) => texts.line(qty, name)),
            ...(others > 0 ? [texts.others(others)] : []),
          ].join(' · ')}
        </Text>
        {approvalLimit !== undefined && state === 'WAITING' && (
          <Text size={14} weight="medium">
            {texts.limit(money(approvalLimit))}
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
        {order.isOwn && state === 'WAITING' && <Text size={14}>{texts.own}</Text>}
        <Link href={href}>{texts.view(order.orderNumber)}</Link>
      </div>
    </li>
  );
}
