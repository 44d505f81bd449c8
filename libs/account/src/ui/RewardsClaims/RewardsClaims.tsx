import { dateFormat } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Badge, Table, useLocale } from '@foolscap/ui/components';
import type { RewardsClaim } from '../../contract/index.ts';
import styles from '../rows.module.scss';

export interface RewardsClaimsProps {
  /** The claims of a member, the newest first. */
  claims: readonly RewardsClaim[];
}

/** The claims of a member for missing rewards, with their states. */
export function RewardsClaims({ claims }: RewardsClaimsProps) {
  const locale = useLocale();
  const date = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Table
      caption="Your claims"
      hideCaption
      rows={claims}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'about',
          header: 'Claim',
          rowHeader: true,
          cell: ({ orderNumber, receiptNumber }) =>
            orderNumber ? `Order ${orderNumber}` : `Receipt ${receiptNumber}`,
        },
        {
          id: 'date',
          header: 'Date',
          cell: ({ createdAt }) => <span className={styles.whole}>{date.format(new Date(createdAt))}</span>,
        },
        {
          id: 'state',
          header: 'State',
          cell: ({ state, reward, comment }) => {
            if (state === 'OPEN') return <Badge>In review</Badge>;
            if (state === 'DECLINED') return `Declined: ${comment}`;
            return <Badge tone="success">Approved: {formatMoney(toMinorUnits(reward ?? 0), locale)}</Badge>;
          },
        },
      ]}
    />
  );
}
