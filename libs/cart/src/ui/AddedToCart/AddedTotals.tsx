import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Inline, Stack, Text, useLocale, useMessages } from '@foolscap/ui/components';
import type { CartAttributes } from '../../contract/index.ts';
import type { ShippingTotals } from '../../model/index.ts';
import { FreeShippingProgress } from '../CartSummary/FreeShippingProgress.tsx';
import { ADDED_MESSAGES } from '../../model/added-messages.ts';

export interface AddedTotalsProps {
  summary: ShippingTotals['summary'];
  attributes: ShippingTotals['attributes'] & Pick<CartAttributes, 'numberOfItems'>;
}

/** The cart's subtotal after an add, and its progress toward free shipping. */
export function AddedTotals({ summary, attributes }: AddedTotalsProps) {
  const locale = useLocale();
  const { adding: texts } = useMessages('cart', ADDED_MESSAGES);
  return (
    <Stack gap={3}>
      <Inline justify="between">
        <Text>{texts.subtotal(attributes.numberOfItems)}</Text>
        <Text weight="semibold">{formatMoney(toMinorUnits(summary.cartSubTotal), locale)}</Text>
      </Inline>
      <FreeShippingProgress summary={summary} attributes={attributes} />
    </Stack>
  );
}
