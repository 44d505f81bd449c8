import { Alert, DefinitionList, Stack, Text, useMessages } from '@foolscap/ui/components';
import type { ExplainedFee } from '../../model/index.ts';
import { ORDER_HINT_MESSAGES } from '../../model/order-hint-messages.ts';
import styles from './OrderHints.module.scss';

export interface OrderHintsProps {
  /** The suggestion to combine small orders (cart-4.20). */
  smallOrder?: string | undefined;
  /** The amounts that the order earns, and that rewards can pay for. */
  rewards?: { earned: string; redeemable?: string } | undefined;
  /** The fees of the order that need an explanation. */
  fees?: readonly ExplainedFee[];
}

/** Hints above the cart's totals: small orders, rewards and fees. Renders nothing for most carts. */
export function OrderHints({ smallOrder, rewards, fees = [] }: OrderHintsProps) {
  const { hints: texts } = useMessages('cart', ORDER_HINT_MESSAGES);
  if (!smallOrder && !rewards && fees.length === 0) return null;
  return (
    <Stack gap={3}>
      {smallOrder && (
        <Alert kind="info">
          <Text size={14}>{smallOrder}</Text>
        </Alert>
      )}
      {rewards && (
        <div role="group" aria-label={texts.rewards}>
          <Text size={14}>
            {texts.earns} <strong>{rewards.earned}</strong> {texts.inRewards}
          </Text>
          {rewards.redeemable && (
            <Text size={14} tone="muted">
              {texts.redeemable(rewards.redeemable)}
            </Text>
          )}
        </div>
      )}
      {fees.length > 0 && (
        <details>
          <summary className={styles.summary}>{texts.fees}</summary>
          <DefinitionList items={fees} />
        </details>
      )}
    </Stack>
  );
}
