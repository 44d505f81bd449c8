import type { ReactNode } from 'react';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Badge, Inline, ProgressBar, Text, useLocale } from '@foolscap/ui/components';
import type { AvailableRewards, RewardsInfo } from '../../contract/index.ts';
import styles from './RewardsCard.module.scss';

export interface RewardsCardProps {
  /** Undefined while loading and after a failed load. */
  rewards: (RewardsInfo & AvailableRewards) | undefined;
  /** A link to more about the rewards. */
  action?: ReactNode;
}

/** The rewards tier, the amount to the next tier, and the available rewards (storefront-3). */
export function RewardsCard({ rewards, action }: RewardsCardProps) {
  const locale = useLocale();
  if (!rewards) return null;
  const money = (decimal: number) => formatMoney(toMinorUnits(decimal), locale);
  const { tier, nextTier, remainingAmt, amtSpent, availableRewards } = rewards;
  return (
    <section className={styles.card} aria-label="Rewards">
      <Inline gap={3} justify="between" align="baseline">
        <Inline gap={2}>
          <Text size={18} weight="semibold">
            {tier}
          </Text>
          {rewards.showTierUpgradeNewFlag && <Badge tone="success">New</Badge>}
        </Inline>
        <p>
          <strong className={styles.amount}>{money(availableRewards)}</strong> in rewards
        </p>
      </Inline>
      {nextTier ? (
        <ProgressBar
          label={`${money(amtSpent)} spent this year`}
          value={amtSpent}
          max={amtSpent + remainingAmt}
          valueText={`${money(remainingAmt)} to ${nextTier}`}
        />
      ) : (
        <Text size={14} tone="muted">
          {money(amtSpent)} spent this year
        </Text>
      )}
      {rewards.isFreeSkusEligible && (
        <p>
          You can choose a free item with your next order.{' '}
          {rewards.showFreeSkuNewFlag && <Badge tone="success">New</Badge>}
        </p>
      )}
      {action}
    </section>
  );
}
