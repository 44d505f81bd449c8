import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { RadioGroup, useLocale } from '@foolscap/ui/components';
import type { CheckoutInfo } from '../../contract/index.ts';
import { deliveryWindow } from '../../model/index.ts';

export interface DeliveryMethodsProps {
  methods: CheckoutInfo['deliveryMethods'];
  /** What was chosen and is not saved yet. */
  pending?: string | undefined;
  error?: string | undefined;
  onChange?: (levelOfService: string) => void;
}

const LABELS: Record<string, string> = { STANDARD: 'Standard', NDD: 'Next business day', SDD: 'Same day' };

/** How fast and for how much. */
export function DeliveryMethods({ methods, pending, error, onChange }: DeliveryMethodsProps) {
  const locale = useLocale();
  const selected = methods.find((method) => method.selected)?.levelOfService;
  return (
    <RadioGroup
      name="levelOfService"
      label="Delivery speed"
      hideLabel
      variant="rows"
      value={pending ?? selected}
      error={error}
      {...(onChange ? { onChange } : {})}
      options={methods.map(({ levelOfService, fee, minDeliveryDate, maxDeliveryDate }) => ({
        value: levelOfService,
        label: LABELS[levelOfService] ?? levelOfService,
        hint: deliveryWindow(minDeliveryDate, maxDeliveryDate, locale),
        aside: fee === 0 ? 'Free' : formatMoney(toMinorUnits(fee), locale),
      }))}
    />
  );
}
