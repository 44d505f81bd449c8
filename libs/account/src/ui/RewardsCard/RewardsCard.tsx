import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Badge, useLocale } from '@foolscap/ui/components';
import type { AvailableRewards, RewardsInfo } from '../../contract/index.ts';
import styles from './RewardsCard.module.scss';

export interface RewardsCardProps {
  /** Undefined while they are read, and where they could not be. */
  rewards: (RewardsInfo & AvailableRewards) | undefined;
}

/** The tier, what is left to the next one, and what may be spent (storefront 3, "Rewards info"). */
export function RewardsCard({ rewards }: RewardsCardProps) {
  const locale = useLocale();
  if (!rewards) return null;
  const money = (decimal: number) => formatMoney(toMinorUnits(decimal), locale);
  const { tier, nextTier, remainingAmt, amtSpent, availableRewards } = rewards;
  return (
    <section className={styles.card} aria-label="Rewards">
      <p className={styles.tier}>
        {tier} {rewards.showTierUpgradeNewFlag && <Badge tone="success">New</Badge>}
      </p>
      <p>
        <strong>{money(availableRewards)}</strong> in rewards
      </p>
      <p className={styles.quiet}>
        {money(amtSpent)} spent this year.
        {nextTier && ` ${money(remainingAmt)} to ${nextTier}.`}
      </p>
      {rewards.isFreeSkusEligible && (
        <p>
          You may choose a free item with your next order.{' '}
          {rewards.showFreeSkuNewFlag && <Badge tone="success">New</Badge>}
        </p>
      )}
    </section>
  );
}
