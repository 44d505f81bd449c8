import type { ReactNode } from 'react';
import { messageFor } from '@foolscap/core/messages';
import { deliveryWindow } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Alert, RadioGroup, useLocale, useMessages } from '@foolscap/ui/components';
import type { CheckoutInfo } from '../../contract/index.ts';
import { CHECKOUT_CODES, checkoutMessage } from '../../model/index.ts';
import { CHECKOUT_MESSAGES } from '../../model/messages.ts';
import { CHECKOUT_PAGE_MESSAGES } from '../../model/checkout-page-messages.ts';
import { ORDER_MESSAGES } from '../../model/order-messages.ts';

export interface DeliveryMethodsProps {
  /** If empty, a message says that the items can’t be delivered to this address. */
  methods: CheckoutInfo['deliveryMethods'];
  /** Actions shown without delivery methods: change the address or the cart. */
  emptyActions?: ReactNode;
  /** A selection that is not saved yet. */
  pending?: string | undefined;
  /** Why the last choice could not be saved. */
  error?: string | undefined;
  /** Called with the chosen level of service. */
  onChange?: (levelOfService: string) => void;
}

/** The choice of a delivery speed with its fee. */
export function DeliveryMethods({ methods, emptyActions, pending, error, onChange }: DeliveryMethodsProps) {
  const locale = useLocale();
  const { steps: texts } = useMessages('checkout', CHECKOUT_PAGE_MESSAGES);
  const { amounts } = useMessages('checkout', ORDER_MESSAGES);
  const messages = useMessages('checkout', CHECKOUT_MESSAGES);
  if (methods.length === 0) {
    return (
      <Alert kind="warning" actions={emptyActions}>
        {checkoutMessage({ code: CHECKOUT_CODES.undeliverable }, messages)}
      </Alert>
    );
  }
  const selected = methods.find((method) => method.selected)?.levelOfService;
  return (
    <RadioGroup
      name="levelOfService"
      label={texts.DELIVERY}
      hideLabel
      variant="rows"
      value={pending ?? selected}
      error={error}
      {...(onChange ? { onChange } : {})}
      options={methods.map(({ levelOfService, fee, minDeliveryDate, maxDeliveryDate }) => ({
        value: levelOfService,
        label: messageFor<string>(messages.delivery, levelOfService) ?? levelOfService,
        hint: deliveryWindow({ minDeliveryDate, maxDeliveryDate }, locale),
        aside: fee === 0 ? amounts.free : formatMoney(toMinorUnits(fee), locale),
      }))}
    />
  );
}
