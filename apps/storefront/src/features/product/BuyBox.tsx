import { useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ProductDetail } from '@foolscap/catalog/contract';
import type { PickupOffer } from '@foolscap/cart/model';
import { cartActions, selectAddingQuantity } from '@foolscap/cart/state';
import { useQuantitiesInCart } from '../../rendering/use-quantities-in-cart.ts';
import type { FulfillmentWay } from '@foolscap/cart/ui';
import type { CartRoot } from '@foolscap/cart/state';
import { CART_FIELD_MAX_QUANTITY, clampQuantity } from '@foolscap/core/quantity';
import { isReplaced } from '@foolscap/core/vocabulary';
import { Button, QuantityField } from '@foolscap/ui/components';
import { getCheckedItems } from '../../forms/added-items.ts';
import { FORM_PATHS, FormFields } from '../../forms/forms.tsx';
import { PRODUCT_SCREEN_MESSAGES } from './product-messages.ts';
import styles from './ProductScreen.module.scss';
import { useTypedQuantity } from './use-typed-quantity.ts';
import { BuyOptions } from './BuyOptions.tsx';
import { BuyBar } from './BuyBar.tsx';
import { Replacement } from './Replacement.tsx';
import { BuyActions } from './BuyActions.tsx';
import { DeliveryTo } from './DeliveryTo.tsx';
import { CustomizeButton } from './CustomizeButton.tsx';
import { CustomizeSet } from './CustomizeSet.tsx';

const { productPage: texts } = PRODUCT_SCREEN_MESSAGES;

function getPickupOffer({ bopisEligible, productTypeName, pickup }: ProductDetail): PickupOffer {
  if (!bopisEligible || productTypeName === 'ESD') return { kind: 'not-eligible' };
  if (!pickup) return { kind: 'no-store' };
  const { available, displayQuantity: quantity, ...store } = pickup;
  return available ? { kind: 'available', ...store, quantity } : { kind: 'out', ...store, shipToStore: true };
}

/** Returns the reason why the shopper cannot buy a product; undefined if they can. */
function whyNotSold(
  { isOutOfStock, priceValue, refusal, sale }: ProductDetail,
  canCollect: boolean,
): string | undefined {
  if (isOutOfStock) return texts.outOfStock;
  return (
    refusal?.description ??
    (priceValue === undefined ? texts.noPrice : canCollect ? undefined : sale?.notDelivered)
  );
}

/** The product page's fulfillment, add-ons, quantity and main action. */
export function BuyBox({ product }: { product: ProductDetail }) {
  const { itemId, sale } = product;
  const dispatch = useDispatch();
  const multiple = sale?.orderMultiple;
  const [qty, setQty, forgetQty] = useTypedQuantity(itemId, multiple ?? 1);
  const [chosenWay, setWay] = useState<FulfillmentWay>('delivery');
  const [added, setAdded] = useState<readonly string[]>([]);
  const formId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const adding = useSelector((root: CartRoot) => selectAddingQuantity(root, itemId)) > 0;
  const inCart = useQuantitiesInCart()[itemId] ?? 0;

  const pickup = getPickupOffer(product);
  const canCollect = pickup.kind === 'available' || pickup.kind === 'out';
  const deliveryTo = product.delivery && !product.delivery.isZipCodeFixed && (
    <DeliveryTo sku={itemId} page={product.itemUrl} zipCode={product.delivery.zipCode} />
  );
  if (isReplaced(product)) return <Replacement product={product} />;
  const reason = whyNotSold(product, canCollect);
  if (reason) {
    return (
      // The conditions above the form already explain that it cannot be delivered.
      reason === sale?.notDelivered ? deliveryTo : <p>{reason}</p>
    );
  }
  if (product.isCustomSKU) return <CustomizeButton product={product} />;
  const madeToOrder = product.bundle?.items.filter(({ isCustomSKU }) => isCustomSKU) ?? [];
  if (madeToOrder.length) return <CustomizeSet parts={madeToOrder} />;
  const action = sale?.preOrder ? texts.preOrder : texts.addToCart;
  const collectedBy = (chosen: unknown) =>
    chosen === 'pickup' && pickup.kind === 'available'
      ? ({ deliveryType: 'ISP', pickupStoreNumber: pickup.storeNumber } as const)
      : chosen === 'ship-to-store' && pickup.kind === 'out'
        ? ({ deliveryType: 'STS', pickupStoreNumber: pickup.storeNumber } as const)
        : undefined;
  // An item that cannot be delivered to the shopper's address can still be picked up.
  const way =
    sale?.notDelivered !== undefined && chosenWay === 'delivery'
      ? pickup.kind === 'available'
        ? 'pickup'
        : 'ship-to-store'
      : chosenWay;
  const plans = product.warranties.map(({ itemId: plan }) => plan);

  // Only one plan can be selected: checking another replaces it.
  const tick = (sku: string, ticked: boolean) =>
    setAdded((before) => {
      const others = before.filter((each) => each !== sku && !(plans.includes(sku) && plans.includes(each)));
      return ticked ? [...others, sku] : others;
    });
  const form = (
    <form
      id={formId}
      className={styles.buy}
      method="post"
      action={FORM_PATHS.add}
      onSubmit={(event) => {
        event.preventDefault();
        // Reads the form itself, which includes boxes checked before the options hydrated, and the quantity at the time Enter is pressed.
        const entered = new FormData(event.currentTarget);
        const count = clampQuantity(String(entered.get('qty') ?? '')) || qty;
        const collected = collectedBy(entered.get('way'));
        dispatch(
          cartActions.addToCartRequested([
            { itemId, qty: count, ...collected },
            ...getCheckedItems(entered, itemId, count, collected),
          ]),
        );
        forgetQty();
      }}
    >
      <FormFields purpose={`add-${itemId}`} />
      <input type="hidden" name="itemId" value={itemId} />
      <BuyOptions
        product={product}
        pickup={pickup}
        quantity={qty}
        inCart={inCart}
        way={collectedBy(way) ? way : 'delivery'}
        onWay={setWay}
        added={added}
        onTick={tick}
      />
      <QuantityField
        value={qty}
        name="qty"
        label={product.title}
        max={Math.min(CART_FIELD_MAX_QUANTITY, product.quantityLimit)}
        step={multiple}
        onCommit={setQty}
      />
      <Button ref={button} type="submit" variant="primary" size="large" icon="cart" busy={adding}>
        {action}
      </Button>
      <BuyActions
        itemId={itemId}

        quantity={qty}
        inCart={inCart}
        isDelivered={way === 'delivery'}
      />
    </form>
  );
  return (
    <>
      {deliveryTo}
      {form}
      <BuyBar product={product} formId={formId} button={button} busy={adding} action={action} />
    </>
  );
}
