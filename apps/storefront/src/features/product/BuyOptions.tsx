import { useState } from 'react';
import type { MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { describeDeliveryCost, type PickupOffer } from '@foolscap/cart/model';
import { selectCart, selectShippedAmount } from '@foolscap/cart/state';
import { FulfillmentChoice } from '@foolscap/cart/ui';
import type { FulfillmentWay } from '@foolscap/cart/ui';
import type { ProductDetail, ProductTile } from '@foolscap/catalog/contract';
import { deliveryWindow } from '@foolscap/core/dates';
import { toMinorUnits } from '@foolscap/core/money';
import { Checkbox, Text, useLocale } from '@foolscap/ui/components';
import { readFormQuantity } from '../../forms/form-quantity.ts';
import { ADDED_BELOW, ADDED_BESIDE, ADDED_WITH, IN_STORE } from '../../forms/added-items.ts';
import { useShop } from '../../shell/shop-context.ts';
import { pickupDrawer } from '../stores/pickup-drawer.ts';
import { PRODUCT_SCREEN_MESSAGES } from './product-messages.ts';
import styles from './ProductScreen.module.scss';

const { productPage: texts } = PRODUCT_SCREEN_MESSAGES;

export interface BuyOptionsProps {
  product: ProductDetail;
  pickup: PickupOffer;
  /** The quantity to add. */
  quantity: number;
  /** Units of the item in the cart. */
  inCart: number;
  way: FulfillmentWay;
  onWay: (way: FulfillmentWay) => void;
  /** SKUs of the selected add-ons. */
  added: readonly string[];
  onTick: (sku: string, ticked: boolean) => void;
}

/** Accessories offered with the item; the page lists more of them below. */
const MAX_ACCESSORIES = 3;

/** Checks whether a checkbox can add the item as it is. Others are out of stock, not released yet, or made to order on their own page. */
const isForSale = ({ isOutOfStock, priceValue, actionLabel }: ProductTile) =>
  !isOutOfStock && priceValue !== undefined && actionLabel !== 'viewOnly';

/** Returns the delivery window of a quantity. */
const windowFor = (delivery: ProductDetail['delivery'], quantity: number) =>
  delivery?.larger?.findLast(({ moreThan }) => moreThan < quantity) ?? delivery ?? {};

/** The choice of fulfillment and add-ons. */
export function BuyOptions({
  product,
  pickup,
  quantity,
  inCart,
  way,
  onWay,
  added,
  onTick,
}: BuyOptionsProps) {
  const { store } = useShop();
  const isInStore = ({ itemId }: ProductTile) => product.pickup?.alsoInStore?.includes(itemId) ?? false;
  const locale = useLocale();
  const [stores, setStores] = useState<{ qty: number; href: string }>();
  const openStores = (press: MouseEvent<HTMLAnchorElement>) => {
    if (press.metaKey || press.ctrlKey || press.shiftKey) return;
    press.preventDefault();
    const qty = readFormQuantity(press.currentTarget.closest('form'), 1);
    if (qty !== undefined) setStores({ qty, href: press.currentTarget.href });
  };
  const shipped = useSelector(selectShippedAmount);
  // The cart has the limit that applies to a member; 0 if it is unknown.
  const limit = useSelector(selectCart)?.cartAttributes.freeShippingThreshold;
  const delivery = product.delivery && {
    ...product.delivery,
    freeShippingFrom: limit || product.delivery.freeShippingFrom,
  };
  const costOf = ({ priceValue = 0, handlingFeePerUnit }: ProductTile, units: number, price = priceValue) =>
    delivery &&
    describeDeliveryCost(
      { ...delivery, handlingFeePerUnit },
      { amount: (toMinorUnits(price) ?? 0) * units, units, shipped },
      locale,
    );
  const volumePrice = product.volumePrices?.findLast(({ minQty }) => minQty <= quantity + inCart)?.priceValue;
  const cost = costOf(product, quantity, volumePrice);
  const arrival = deliveryWindow(windowFor(delivery, quantity + inCart), locale);
  /** Describes the delivery of an item that is bought along with a pickup product. */
  const getWayOf = (item: ProductTile) =>
    isInStore(item) ? texts.pickedUp : texts.delivered(costOf(item, 1) ?? '');
  const isESD = product.productTypeName === 'ESD';
  const accessories = product.accessories
    .filter(isForSale)
    .filter(({ itemId }) => !product.required.some((required) => required.itemId === itemId))
    .slice(0, MAX_ACCESSORIES);
  const extras = (items: readonly ProductTile[], legend: string, prefix = ADDED_WITH) =>
    items.some(isForSale) && (
      <fieldset className={styles.extras}>
        <Text as="legend" size={14} weight="semibold">
          {legend}
        </Text>
        {items.filter(isForSale).map((item) => (
          <Checkbox
            key={item.itemId}
            name={prefix + item.itemId}
            value={isInStore(item) ? IN_STORE : undefined}
            hint={prefix !== ADDED_WITH && way !== 'delivery' ? getWayOf(item) : undefined}
            label={
              <>
                {item.title} <strong>{item.price}</strong>
              </>
            }
            checked={added.includes(item.itemId)}
            onChange={(event) => onTick(item.itemId, event.target.checked)}
          />
        ))}
      </fieldset>
    );

  return (
    <>
      {isESD ? (
        <p className={styles.wide}>{texts.byEmail}</p>
      ) : (
        <div className={styles.wide}>
          <FulfillmentChoice
            withinForm
            label={product.title}
            value={way}
            delivery={{
              // A French date may end in a period.
              detail: cost ? arrival.replace(/\.?$/, '. ') + cost : arrival,
              available: product.sale?.notDelivered === undefined,
            }}
            pickup={pickup}
            readyBy={store?.readyBy}
            onChange={onWay}
            onStores={openStores}
            storesHref={`/stores?back=${encodeURIComponent(product.itemUrl)}`}
          />
          {stores && (
            <pickupDrawer.Screen
              item={{ itemId: product.itemId, name: product.title, qty: stores.qty }}
              zipCode={product.delivery?.zipCode}
              href={stores.href}
              onClosed={() => setStores(undefined)}
            />
          )}
        </div>
      )}
      {extras(product.required, texts.alsoNeed, ADDED_BESIDE)}
      {extras(accessories, texts.addThese, ADDED_BELOW)}
      {extras(product.warranties, texts.plans)}
      {extras(product.assembly, texts.assembly)}
      {extras(product.techHelp, texts.techHelp)}
    </>
  );
}
