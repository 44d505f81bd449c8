import { deliveryWindow } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import type { LevelOfService } from '@foolscap/core/vocabulary';
import { Button, ButtonLink, useLocale, useMessages } from '@foolscap/ui/components';
import { DeliveryMethods } from '../../ui/index.ts';
import type { StepProps, SummaryProps } from './step.ts';
import { CHECKOUT_PAGE_MESSAGES } from '../../model/checkout-page-messages.ts';

export function DeliverySummary({ info: { deliveryMethods } }: SummaryProps) {
  const locale = useLocale();
  const { checkoutPage: texts } = useMessages('checkout', CHECKOUT_PAGE_MESSAGES);
  const method = deliveryMethods.find(({ selected }) => selected);
  if (!method) return null;
  return (
    <p>
      {deliveryWindow(method, locale)},{' '}
      {method.fee === 0 ? texts.free : formatMoney(toMinorUnits(method.fee), locale)}
    </p>
  );
}

/** The delivery methods. If there are none, offers alternatives: another address, or changing the cart. */
export function DeliveryStep({
  info,
  refusal,
  onSubmit,
  onChangeAddress,
  cartHref,
}: StepProps & { onChangeAddress: () => void; cartHref: string }) {
  const { checkoutPage: texts } = useMessages('checkout', CHECKOUT_PAGE_MESSAGES);
  return (
    <DeliveryMethods
      methods={info.deliveryMethods}
      emptyActions={
        <>
          <Button size="small" onClick={onChangeAddress}>
            {texts.changeAddress}
          </Button>
          <ButtonLink size="small" href={cartHref}>
            {texts.changeCart}
          </ButtonLink>
        </>
      }
      error={refusal.error}
      onChange={(levelOfService) => onSubmit({ levelOfService: levelOfService as LevelOfService })}
    />
  );
}
