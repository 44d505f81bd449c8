import { useDispatch, useSelector } from 'react-redux';
import type { CartItem } from '../contract/index.ts';
import { isPerUnit } from '../model/index.ts';
import { getMaxQuantity } from '../model/max-quantity.ts';
import {
  cartActions,
  type CartRoot,
  selectIsRemoving,
  selectPendingDelivery,
  selectPendingQuantity,
} from '../state/index.ts';
import { LineFulfillment } from './LineFulfillment.tsx';
import { ChildLine } from '../ui/ChildLine/ChildLine.tsx';
import type { CartPageProps } from './CartPage.tsx';
import { BundleContents } from '../ui/BundleContents/BundleContents.tsx';

export interface LinesBelowProps extends Pick<CartPageProps, 'forms' | 'storesHref' | 'readyBy'> {
  /** The parent line; absent for lines of items that are no longer sold. */
  line?: CartItem;
  below: readonly CartItem[];
  /** The line that the shopper acted on last, so that focus follows it to Undo and back. */
  acted?: string | undefined;
  /** Called with the id of a line when it is removed. */
  onAct?: (cartItemId: string) => void;
}

/** A line's children: the contents of a bundle, plans and services. */
export function LinesBelow({ line, below, acted, ...shared }: LinesBelowProps) {
  const parts = line ? below.filter(isPart) : [];
  return (
    <>
      {line && parts.length > 0 && <BundleContents bundle={line} parts={parts} />}
      {below
        .filter((each) => !parts.includes(each))
        .map((each) => (
          <LineBelow
            key={each.cartItemId}
            line={each}
            parent={line}
            isActed={acted === each.cartItemId}
            {...shared}
          />
        ))}
    </>
  );
}

const isPart = ({ parentRelationType }: CartItem): boolean => parentRelationType === 'BUNDLE';

/** A child line, such as a protection plan. */
function LineBelow({
  line,
  parent,
  forms,
  storesHref,
  readyBy = {},
  isActed,
  onAct,
}: Omit<LinesBelowProps, 'line' | 'below' | 'acted'> & {
  line: CartItem;
  parent: CartItem | undefined;
  isActed: boolean;
}) {
  const dispatch = useDispatch();
  const { cartItemId, parentRelationType = null } = line;
  const qty = useSelector((root: CartRoot) => selectPendingQuantity(root, line));
  const delivery = useSelector((root: CartRoot) => selectPendingDelivery(root, cartItemId));
  const isRemoving = useSelector((root: CartRoot) => selectIsRemoving(root, cartItemId));
  // Plans and services are limited to the product's units; accessories are not.
  const max =
    parentRelationType === 'ADDON'
      ? getMaxQuantity(line.product)
      : isPerUnit(parentRelationType) && parent?.qty;
  return (
    <ChildLine
      line={line}
      qty={qty}
      isSaving={qty !== line.qty}
      isRemoving={isRemoving}
      focusOnMount={isActed}
      {...(max ? { max } : {})}
      {...(forms ? { forms } : {})}
      fulfillment={
        // Plans and services have no delivery of their own.
        storesHref !== undefined && parentRelationType === 'ADDON' && line.status === 'ACTIVE' ? (
          <LineFulfillment
            line={line}
            chosen={delivery}
            busy={delivery !== undefined}
            storesHref={storesHref}
            readyBy={readyBy}
            forms={forms}
          />
        ) : undefined
      }
      onQuantityChange={(next) => dispatch(cartActions.quantityChangeRequested({ cartItemId, qty: next }))}
      onRemove={() => {
        onAct?.(cartItemId);
        dispatch(cartActions.removeRequested({ cartItemId }));
      }}
    />
  );
}
