import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { deliveryWindow } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import type { DeliveryType, LevelOfService } from '@foolscap/core/vocabulary';
import { Text, useLocale, useMessages } from '@foolscap/ui/components';
import type { CartItem } from '../contract/index.ts';
import type { DeliveryGroup } from '../model/index.ts';
import { describeLineDelivery, getDeliveryGroup, getLineLabel, getPickupOffer } from '../model/index.ts';
import { cartActions, type CartRoot, selectCart } from '../state/index.ts';
import { FulfillmentChoice } from '../ui/FulfillmentChoice/FulfillmentChoice.tsx';
import type { FulfillmentWay } from '../ui/FulfillmentChoice/FulfillmentChoice.tsx';
import { DELIVERY_GROUP_MESSAGES } from '../model/delivery-group-messages.ts';
import { DELIVERY_COST_MESSAGES } from '../model/delivery-cost-messages.ts';

const WAYS = {
  ISP: 'pickup',
  PCK: 'pickup',
  STS: 'ship-to-store',
} as const satisfies Partial<Record<DeliveryType, FulfillmentWay>>;

const LEVELS = { STANDARD: 'delivery', NDD: 'next-day', SDD: 'same-day' } as const satisfies Record<
  LevelOfService,
  FulfillmentWay
>;

const getWay = ({ deliveryType, levelOfService = 'STANDARD' }: ChosenWay): FulfillmentWay =>
  deliveryType === 'STA' ? LEVELS[levelOfService] : WAYS[deliveryType];

interface ChosenWay {
  deliveryType: DeliveryType;
  levelOfService?: LevelOfService;
}

interface LineFulfillmentProps {
  line: CartItem;
  /** The option that the shopper chose, until the server confirms it. */
  chosen?: ChosenWay | undefined;
  /** Whether a fulfillment change is in flight. */
  busy: boolean;
  storesHref: string;
  /** Ready time of an order placed now, by store number. */
  readyBy: Readonly<Record<string, string>>;
  /** Form action, for submissions before hydration. */
  forms: { fulfillmentAction?: string } | undefined;
  /** Whether the chosen option takes over the focus that the line had in another group. */
  focusOnMount?: boolean;
  /** Called when the shopper chooses an option. */
  onAct?: () => void;
}

/** A cart line's fulfillment, and the choice of another. Delivery-only lines have no choice. */
export function LineFulfillment({
  line,
  chosen,
  busy,
  storesHref,
  readyBy,
  forms,
  focusOnMount = false,
  onAct,
}: LineFulfillmentProps) {
  const dispatch = useDispatch();
  const choice = useRef<HTMLDivElement>(null);
  const [takesFocus] = useState(focusOnMount);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body)
      choice.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [takesFocus]);
  const locale = useLocale();
  const { deliverySections, deliveryDetails, deliveryGroup } = useMessages('cart', DELIVERY_GROUP_MESSAGES);
  const costMessages = useMessages('cart', DELIVERY_COST_MESSAGES);
  const cost = useSelector((root: CartRoot) => {
    const cart = selectCart(root);
    return cart && describeLineDelivery(cart, line, locale, costMessages);
  });
  const pickup = getPickupOffer(line);
  const option = line.selectedDeliveryOption;
  const levels = line.availableDeliveryOptions?.find(({ groupId }) => groupId === 'G1')?.levels ?? [];
  // A pickup line that can no longer be picked up keeps the choice, so that it can be delivered instead.
  if (pickup.kind === 'not-eligible' && levels.length === 0 && option.deliveryType === 'STA') {
    const window =
      getDeliveryGroup(line) === 'G1' && option.minDeliveryDate ? deliveryWindow(option, locale) : '';
    return window ? (
      <div>
        <Text size={14}>{deliverySections.STANDARD}</Text>
        <Text size={14} tone="muted">
          {window}
        </Text>
      </div>
    ) : null;
  }
  const { cartItemId } = line;
  const getOption = (group: DeliveryGroup) =>
    line.availableDeliveryOptions?.find(({ groupId }) => groupId === group);
  // An older server sends only the dates of the selected option.
  const delivery = getOption('G1');
  const toAddress = levels[0] ?? delivery ?? option;
  const delivered = delivery?.locations[0];
  const arrival = deliveryWindow(toAddress, locale);
  return (
    <div ref={choice}>
      <FulfillmentChoice
        label={getLineLabel(line)}
        value={getWay(chosen ?? option)}
        delivery={{
          // A French date may end in a period.
          detail: cost ? arrival.replace(/\.?$/, '. ') + cost : arrival,
          available: (delivered?.available ?? 1) > 0,
        }}
        faster={levels.flatMap(({ levelOfService, fee, ...window }) =>
          levelOfService === 'STANDARD'
            ? []
            : {
                value: LEVELS[levelOfService],
                label: deliverySections[levelOfService],
                hint: [
                  levelOfService === 'SDD' ? deliveryDetails.SDD : deliveryWindow(window, locale),
                  ...(fee === undefined ? [] : [formatMoney(toMinorUnits(fee), locale)]),
                ].join(', '),
              },
        )}
        pickup={pickup}
        shipToStoreDetail={deliveryGroup.free(deliveryWindow(getOption('G3') ?? {}, locale))}
        busy={busy}
        readyBy={pickup.kind === 'available' ? readyBy[pickup.storeNumber] : undefined}
        storesHref={storesHref}
        {...(forms?.fulfillmentAction ? { form: { action: forms.fulfillmentAction, cartItemId } } : {})}
        onChange={(way) => {
          onAct?.();
          const level = levels.find(({ levelOfService }) => LEVELS[levelOfService] === way);
          dispatch(
            cartActions.fulfillmentRequested(
              way === 'pickup' && pickup.kind === 'available'
                ? { cartItemId, deliveryType: 'ISP', pickupStoreNumber: pickup.storeNumber }
                : way === 'ship-to-store' && pickup.kind === 'out'
                  ? { cartItemId, deliveryType: 'STS', pickupStoreNumber: pickup.storeNumber }
                  : {
                      cartItemId,
                      deliveryType: 'STA',
                      ...(level && { levelOfService: level.levelOfService }),
                    },
            ),
          );
        }}
      />
    </div>
  );
}
