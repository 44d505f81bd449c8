import type { PickupOffer } from '@foolscap/cart/model';
import { FulfillmentChoice } from '@foolscap/cart/ui';
import type { FulfillmentWay } from '@foolscap/cart/ui';
import type { ProductDetail, ProductTile } from '@foolscap/catalog/contract';
import { deliveryWindow } from '@foolscap/core/dates';
import { Checkbox, Text, useLocale } from '@foolscap/ui/components';
import { ADDED_WITH } from '../../forms.tsx';
import { useShop } from '../../shop-context.ts';
import styles from '../ProductScreen.module.scss';

export interface BuyOptionsProps {
  product: ProductDetail;
  pickup: PickupOffer;
  /** Units that the shopper would have of it: what is in the cart already and what the form adds. */
  quantity: number;
  way: FulfillmentWay;
  onWay: (way: FulfillmentWay) => void;
  /** Numbers of what is added below the item. */
  added: readonly string[];
  onTick: (sku: string, ticked: boolean) => void;
}

/** The delivery window of a quantity. */
const windowFor = (delivery: ProductDetail['delivery'], quantity: number) =>
  delivery?.larger?.findLast(({ moreThan }) => moreThan < quantity) ?? delivery ?? {};

/** How it comes, and what is added with it. */
export function BuyOptions({ product, pickup, quantity, way, onWay, added, onTick }: BuyOptionsProps) {
  const { store } = useShop();
  const locale = useLocale();
  const isESD = product.productTypeName === 'ESD';
  const extras = (items: readonly ProductTile[], legend: string) =>
    items.length > 0 && (
      <fieldset className={styles.extras}>
        <Text as="legend" size={14} weight="semibold">
          {legend}
        </Text>
        {items
          .filter(({ isOutOfStock, priceValue }) => !isOutOfStock && priceValue !== undefined)
          .map((item) => (
            <Checkbox
              key={item.itemId}
              name={ADDED_WITH + item.itemId}
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
        <p className={styles.wide}>Delivered by email right after you order.</p>
      ) : (
        <div className={styles.wide}>
          <FulfillmentChoice
            withinForm
            label={product.title}
            value={way}
            delivery={{
              detail: deliveryWindow(windowFor(product.delivery, quantity), locale),
              available: true,
            }}
            pickup={pickup}
            readyBy={store?.readyBy}
            onChange={onWay}
            storesHref={`/stores?back=${encodeURIComponent(product.itemUrl)}`}
          />
        </div>
      )}
      {extras(product.warranties, 'Protection plans')}
      {extras(product.assembly, 'Assembly')}
    </>
  );
}
