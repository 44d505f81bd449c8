import { useEffect, useRef } from 'react';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { DefinitionList, Stack, Text, useLocale, useMessages } from '@foolscap/ui/components';
import type { RestockOffer } from '../../contract/index.ts';
import { getUnitPrice } from '../../model/index.ts';
import { addressLine, cardName, fullDay } from '../describe.ts';
import { secondDay } from '../RestockForm/values.ts';
import type { RestockValues } from '../RestockForm/values.ts';
import { SUBSCRIPTION_MESSAGES } from '../../model/messages.ts';
import { RESTOCK_MESSAGES } from '../RestockForm/restock-messages.ts';
import { RESTOCK_DRAWER_MESSAGES } from './restock-drawer-messages.ts';

export interface RestockReviewProps {
  /** The item, and its choices. */
  offer: Pick<RestockOffer, 'item' | 'addresses' | 'cards'>;
  /** The entries to review. */
  values: RestockValues;
}

/** The values of a subscription before it is started, with the price of one order. */
export function RestockReview({ offer: { item, addresses, cards }, values }: RestockReviewProps) {
  const locale = useLocale();
  const { restock } = useMessages('subscriptions', RESTOCK_MESSAGES);
  const { restockDrawer: texts } = useMessages('subscriptions', RESTOCK_DRAWER_MESSAGES);
  const { intervals } = useMessages('subscriptions', SUBSCRIPTION_MESSAGES);
  const address = addresses.find(({ id }) => id === values.addressId)?.address;
  const card = cards.find(({ id }) => id === values.paymentId);
  const unit = toMinorUnits(getUnitPrice(item, values.qty)) ?? 0;
  const saving = ((toMinorUnits(item.listPrice) ?? unit) - unit) * values.qty;
  const review = useRef<HTMLDivElement>(null);
  // Moves the focus to the review, away from the button, which now starts auto-restock: a second Enter must not activate it.
  useEffect(() => review.current?.focus(), []);
  return (
    <Stack gap={4} ref={review} tabIndex={-1} role="group" aria-label={texts.review}>
      <DefinitionList
        items={[
          { term: restock.quantity, description: values.qty },
          { term: texts.interval, description: intervals[values.interval] },
          { term: texts.firstOrder, description: fullDay(values.nextDate, locale) },
          { term: texts.secondOrder, description: fullDay(secondDay(values), locale) },
          { term: restock.shipTo, description: address ? addressLine(address) : '' },
          { term: restock.payWith, description: card ? cardName(card, restock) : '' },
          { term: texts.items, description: formatMoney(unit * values.qty, locale) },
          ...(saving > 0 ? [{ term: texts.saving, description: formatMoney(saving, locale) }] : []),
        ]}
      />
      <Text size={14} tone="muted">
        {texts.terms}
      </Text>
    </Stack>
  );
}
