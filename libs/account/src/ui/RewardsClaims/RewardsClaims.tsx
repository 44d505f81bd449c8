import { dateFormat } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Badge, Table, useLocale, useMessages } from '@foolscap/ui/components';
import type { RewardsClaim } from '../../contract/index.ts';
import { REWARDS_PAGE_MESSAGES } from '../RewardsPanel/rewards-page-messages.ts';
import styles from '../rows.module.scss';

export interface RewardsClaimsProps {
  /** The claims of a member, the newest first. */
  claims: readonly RewardsClaim[];
}

/** The claims of a member for missing rewards, with their states. */
export function RewardsClaims({ claims }: RewardsClaimsProps) {
  const { rewardsPage: texts } = useMessages('account', REWARDS_PAGE_MESSAGES);
  const locale = useLocale();
  const date = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Table
      caption={texts.claims}
      hideCaption
      rows={claims}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'about',
          header: texts.claim,
          rowHeader: true,
          cell: ({ orderNumber, receiptNumber }) =>
            orderNumber ? texts.claimedOrder(orderNumber) : texts.claimedReceipt(receiptNumber ?? ''),
        },
        {
          id: 'date',
          header: texts.date,
          cell: ({ createdAt }) => <span className={styles.whole}>{date.format(new Date(createdAt))}</span>,
        },
        {
          id: 'state',
          header: texts.state,
          cell: ({ state, reward, comment }) => {
            if (state === 'OPEN') return <Badge>{texts.inReview}</Badge>;
            if (state === 'DECLINED') return texts.declined(comment ?? '');
            return (
              <Badge tone="success">{texts.approved(formatMoney(toMinorUnits(reward ?? 0), locale))}</Badge>
            );
          },
        },
      ]}
    />
  );
}
