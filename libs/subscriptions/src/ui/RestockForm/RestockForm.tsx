import { CART_FIELD_MAX_QUANTITY } from '@foolscap/core/quantity';
import {
  MissingChoice,
  QuantityField,
  RadioGroup,
  Select,
  Stack,
  Text,
  TextField,
  useMessages,
} from '@foolscap/ui/components';
import type { RestockOffer } from '../../contract/index.ts';
import { INTERVALS, isInterval } from '../../model/index.ts';
import { addressLine, cardName } from '../describe.ts';
import type { RestockValues } from './values.ts';
import { SUBSCRIPTION_MESSAGES } from '../../model/messages.ts';
import { RESTOCK_MESSAGES } from './restock-messages.ts';
import { RESTOCK_DRAWER_MESSAGES } from '../AutoRestockDrawer/restock-drawer-messages.ts';
import styles from './RestockForm.module.scss';

export interface RestockFormProps {
  /** The item, and its choices. */
  offer: Pick<RestockOffer, 'item' | 'addresses' | 'cards'>;
  /** The current entries. */
  values: RestockValues;
  /** Label of the day: the next order's, or by default the first one's. */
  dateLabel?: string | undefined;
  /** Errors by field. */
  errors?: Partial<Record<keyof RestockValues, string | undefined>>;
  /** Page of the address book. */
  addressesHref: string;
  /** Page of the saved cards. */
  cardsHref: string;
  /** Called with the entries that changed. */
  onChange: (change: Partial<RestockValues>) => void;
}

/** The fields of a subscription: quantity, interval, day, address and card. */
export function RestockForm({
  offer: { item, addresses, cards },
  values,
  dateLabel,
  errors = {},
  addressesHref,
  cardsHref,
  onChange,
}: RestockFormProps) {
  const { restock } = useMessages('subscriptions', RESTOCK_MESSAGES);
  const { restockDrawer: texts } = useMessages('subscriptions', RESTOCK_DRAWER_MESSAGES);
  const { intervals } = useMessages('subscriptions', SUBSCRIPTION_MESSAGES);
  const place = addresses.find(({ id }) => id === values.addressId) ?? addresses[0];
  const usable = cards.filter(({ isExpired }) => !isExpired);
  return (
    <Stack gap={5} className={styles.form}>
      <Stack gap={1} align="start">
        <Text size={14} weight="semibold" aria-hidden>
          {restock.quantity}
        </Text>
        <QuantityField
          value={values.qty}
          label={item.name}
          max={Math.min(CART_FIELD_MAX_QUANTITY, item.quantityLimit)}
          step={item.orderMultiple}
          error={errors.qty}
          onCommit={(qty) => onChange({ qty })}
        />
      </Stack>
      <Select
        label={texts.interval}
        value={values.interval}
        error={errors.interval}
        options={INTERVALS.map((value) => ({ value, label: intervals[value] }))}
        onChange={({ target: { value } }) => isInterval(value) && onChange({ interval: value })}
      />
      <TextField
        label={dateLabel ?? texts.firstOrder}
        type="date"
        width="medium"
        min={place?.firstDay}
        max={place?.lastDay}
        value={values.nextDate}
        error={errors.nextDate}
        onChange={({ target: { value } }) => onChange({ nextDate: value })}
      />
      {addresses.length > 0 ? (
        <RadioGroup
          name="restockAddress"
          label={restock.shipTo}
          variant="rows"
          value={values.addressId}
          error={errors.addressId}
          onChange={(addressId) => onChange({ addressId })}
          options={addresses.map(({ id, address }) => ({
            value: id,
            label: `${address.firstName} ${address.lastName}`,
            hint: addressLine(address),
          }))}
        />
      ) : (
        <MissingChoice href={addressesHref} action={texts.addAddress}>
          {texts.noAddress}
        </MissingChoice>
      )}
      {cards.length > 0 && (
        <RadioGroup
          name="restockCard"
          label={restock.payWith}
          variant="rows"
          value={values.paymentId}
          error={errors.paymentId}
          onChange={(paymentId) => onChange({ paymentId })}
          options={cards.map((card) => ({
            value: card.id,
            label: cardName(card, restock),
            ...(card.isExpired
              ? { disabled: true, hint: texts.expired }
              : card.expiryMonth
                ? { hint: texts.expires(`${card.expiryMonth}/${card.expiryYear.slice(2)}`) }
                : {}),
          }))}
        />
      )}
      {usable.length === 0 && (
        <MissingChoice href={cardsHref} action={cards.length ? texts.updateCards : texts.addCard}>
          {cards.length ? texts.allExpired : texts.noCard}
        </MissingChoice>
      )}
    </Stack>
  );
}
