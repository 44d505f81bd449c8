import type { ReactNode } from 'react';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Badge, Inline, ProgressBar, Text, useLocale, useMessages } from '@foolscap/ui/components';
import type { AvailableRewards, RewardsInfo } from '../../contract/index.ts';
import { REWARDS_CARD_MESSAGES } from './rewards-card-messages.ts';
import styles from './RewardsCard.module.scss';

export interface RewardsCardProps {
  /** Undefined while loading and after a failed load. */
  rewards: (RewardsInfo & AvailableRewards) | undefined;
  /** A link to more about the rewards. */
  action?: ReactNode;
}

/** The rewards tier, the amount to the next tier, and the available rewards (storefront-3). */
export function RewardsCard({ rewards, action }: RewardsCardProps) {
  const { rewardsCard: texts } = useMessages('account', REWARDS_CARD_MESSAGES);
  const locale = useLocale();
  if (!rewards) return null;
  const money = (decimal: number) => formatMoney(toMinorUnits(decimal), locale);
  const { tier, nextTier, remainingAmt, amtSpent, availableRewards } = rewards;
  return (
    <section className={styles.card} aria-label={texts.label}>
      <Inline gap={3} justify="between" align="baseline">
        <Inline gap={2}>
          <Text size={18} weight="semibold">
            {tier}
          </Text>
          {rewards.showTierUpgradeNewFlag && <Badge tone="success">{texts.isNew}</Badge>}
        </Inline>
        <p>
          <strong className={styles.amount}>{money(availableRewards)}</strong> {texts.inRewards}
        </p>
      </Inline>
      {nextTier ? (
        <ProgressBar
          label={texts.spent(money(amtSpent))}
          value={amtSpent}
          max={amtSpent + remainingAmt}
          valueText={texts.toNextTier(money(remainingAmt), nextTier)}
        />
      ) : (
        <Text size={14} tone="muted">
          {texts.spent(money(amtSpent))}
        </Text>
      )}
      {rewards.isFreeSkusEligible && (
        <p>
          {texts.freeItem} {rewards.showFreeSkuNewFlag && <Badge tone="success">{texts.isNew}</Badge>}
        </p>
      )}
      {action}
    </section>
  );
}
