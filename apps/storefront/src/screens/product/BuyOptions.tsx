import { useState } from 'react';
import type { MouseEvent } from 'react';
import type { PickupOffer } from '@foolscap/cart/model';
import { FulfillmentChoice } from '@foolscap/cart/ui';
import type { FulfillmentWay } from '@foolscap/cart/ui';
import type { ProductDetail, ProductTile } from '@foolscap/catalog/contract';
import { deliveryWindow } from '@foolscap/core/dates';
import { Checkbox, Text, useLocale } from '@foolscap/ui/components';
import { readFormQuantity } from '../../forms/form-quantity.ts';
import { ADDED_BELOW, ADDED_BESIDE, ADDED_WITH } from '../../forms/added-items.ts';
import { drawerOpener } from '../../rendering/drawer-opener.tsx';
import { useShop } from '../../shell/shop-context.ts';
import styles from '../ProductScreen.module.scss';

export interface BuyOptionsProps {
  product: ProductDetail;
  pickup: PickupOffer;
  /** Total quantity: units in the cart plus the quantity to add. */
  quantity: number;
  way: FulfillmentWay;
  onWay: (way: FulfillmentWay) => void;
  /** SKUs of the selected add-ons. */
  added: readonly string[];
  onTick: (sku: string, ticked: boolean) => void;
}

const PickupOpener = drawerOpener(() => import('../stores/PickupOpener.tsx'));

/** Accessories offered with the item; the page lists more of them below. */
const MAX_ACCESSORIES = 3;

const isForSale = ({ isOutOfStock, priceValue }: ProductTile) => !isOutOfStock && priceValue !== undefined;

/** Returns the delivery window of a quantity. */
const windowFor = (delivery: ProductDetail['delivery'], quantity: number) =>
  delivery?.larger?.findLast(({ moreThan }) => moreThan < quantity) ?? delivery ?? {};

/** The choice of fulfillment and add-ons. */
export function BuyOptions({ product, pickup, quantity, way, onWay, added, onTick }: BuyOptionsProps) {
  const { store } = useShop();
  const locale = useLocale();
  const [stores, setStores] = useState<{ qty: number; href: string }>();
  const openStores = (press: MouseEvent<HTMLAnchorElement>) => {
    if (press.metaKey || press.ctrlKey || press.shiftKey) return;
    press.preventDefault();
    const qty = readFormQuantity(press.currentTarget.closest('form'), 1);
    if (qty !== undefined) setStores({ qty, href: press.currentTarget.href });
  };
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
            label={
              <>
                {item.title} <strong>{item.price}</strong>
              </>
            }
            checked={added.includes(item.itemId)}
            onChange={(event) => onTick(item.itemId, event.target.checked)}
          />
        ))}
        {prefix !== ADDED_WITH && way !== 'delivery' && (
          <Text size={14} tone="muted">
            Delivered to you.
          </Text>
        )}
      </fieldset>
    );

  return (
    <>
      {isESD ? (
        <p className={styles.wide}>Delivered by email right after you order.</p>
      ) : (
        <div className={styles.wide}>
          <FulfillmentChoice
            withinForm
            label={product.title}
            value={way}
            delivery={{
              detail: deliveryWindow(windowFor(product.delivery, quantity), locale),
              available: product.sale?.notDelivered === undefined,
            }}
            pickup={pickup}
            readyBy={store?.readyBy}
            onChange={onWay}
            onStores={openStores}
            storesHref={`/stores?back=${encodeURIComponent(product.itemUrl)}`}
          />
          {stores && (
            <PickupOpener
              item={{ itemId: product.itemId, name: product.title, qty: stores.qty }}
              zipCode={product.delivery?.zipCode}
              href={stores.href}
              onClosed={() => setStores(undefined)}
            />
          )}
        </div>
      )}
      {extras(product.required, 'You’ll also need', ADDED_BESIDE)}
      {extras(accessories, 'Add these too', ADDED_BELOW)}
      {extras(product.warranties, 'Protection plans')}
      {extras(product.assembly, 'Assembly')}
      {extras(product.techHelp, 'Technical help')}
    </>
  );
}
