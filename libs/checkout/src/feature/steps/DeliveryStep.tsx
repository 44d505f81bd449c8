import { deliveryWindow } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import type { LevelOfService } from '@foolscap/core/vocabulary';
import { Button, ButtonLink, useLocale } from '@foolscap/ui/components';
import { DeliveryMethods } from '../../ui/index.ts';
import type { StepProps, SummaryProps } from './step.ts';

export function DeliverySummary({ info: { deliveryMethods } }: SummaryProps) {
  const locale = useLocale();
  const method = deliveryMethods.find(({ selected }) => selected);
  if (!method) return null;
  return (
    <p>
      {deliveryWindow(method, locale)},{' '}
      {method.fee === 0 ? 'free' : formatMoney(toMinorUnits(method.fee), locale)}
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
  return (
    <DeliveryMethods
      methods={info.deliveryMethods}
      emptyActions={
        <>
          <Button size="small" onClick={onChangeAddress}>
            Change address
          </Button>
          <ButtonLink size="small" href={cartHref}>
            Change cart
          </ButtonLink>
        </>
      }
      error={refusal.error}
      onChange={(levelOfService) => onSubmit({ levelOfService: levelOfService as LevelOfService })}
    />
  );
}
