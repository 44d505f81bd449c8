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
import styles from './RestockForm.module.scss';

export interface RestockFormProps {
  /** The item, and its choices. */
  offer: Pick<RestockOffer, 'item' | 'addresses' | 'cards'>;
  /** The current entries. */
  values: RestockValues;
  /** Label of the day: the first order's, or the next one's. */
  dateLabel?: string;
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
  dateLabel = 'First order',
  errors = {},
  addressesHref,
  cardsHref,
  onChange,
}: RestockFormProps) {
  const { intervals } = useMessages('subscriptions', SUBSCRIPTION_MESSAGES);
  const place = addresses.find(({ id }) => id === values.addressId) ?? addresses[0];
  const usable = cards.filter(({ isExpired }) => !isExpired);
  return (
    <Stack gap={5} className={styles.form}>
      <Stack gap={1} align="start">
        <Text size={14} weight="semibold" aria-hidden>
          Quantity
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
        label="How often"
        value={values.interval}
        error={errors.interval}
        options={INTERVALS.map((value) => ({ value, label: intervals[value] }))}
        onChange={({ target: { value } }) => isInterval(value) && onChange({ interval: value })}
      />
      <TextField
        label={dateLabel}
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
          label="Ship to"
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
        <MissingChoice href={addressesHref} action="Add an address">
          You have no saved addresses. Add one to ship your orders to.
        </MissingChoice>
      )}
      {cards.length > 0 && (
        <RadioGroup
          name="restockCard"
          label="Pay with"
          variant="rows"
          value={values.paymentId}
          error={errors.paymentId}
          onChange={(paymentId) => onChange({ paymentId })}
          options={cards.map((card) => ({
            value: card.id,
            label: cardName(card),
            ...(card.isExpired
              ? { disabled: true, hint: 'Expired. Update its date, or use another card.' }
              : card.expiryMonth
                ? { hint: `Expires ${card.expiryMonth}/${card.expiryYear.slice(2)}` }
                : {}),
          }))}
        />
      )}
      {usable.length === 0 && (
        <MissingChoice href={cardsHref} action={cards.length ? 'Update your cards' : 'Add a card'}>
          {cards.length
            ? 'All of your cards have expired.'
            : 'You have no saved cards. Add one to pay your orders with.'}
        </MissingChoice>
      )}
    </Stack>
  );
}
