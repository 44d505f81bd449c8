import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert, lazyComponent, useMessages } from '@foolscap/ui/components';
import type { FurnitureUnits } from '@foolscap/pricing/model';
import type { CartItem } from '../../contract/index.ts';
import { getLineServices } from '../../model/index.ts';
import {
  type CartRoot,
  type ConfirmedChange,
  furnitureServicesActions,
  selectConfirmed,
  selectIsChoosingFurnitureServices,
} from '../../state/index.ts';
import { LineServices } from '../../ui/index.ts';
import { useAnnounced } from '../use-announced.ts';
import { useLazyDrawer } from '../use-lazy-drawer.ts';
import { FURNITURE_MESSAGES } from '../../model/furniture-messages.ts';

const loadDrawer = async () => ({ default: (await import('./FurnitureDrawer.tsx')).FurnitureDrawer });
const FurnitureDrawer = lazyComponent(loadDrawer);

export interface FurnitureServicesProps {
  /** A cart line; renders nothing if its item offers no services. */
  line: CartItem;
  /** Form action and hidden fields, for shoppers without JavaScript. */
  form?: { action: string; fields: ReactNode };
}

/** A line's furniture services, and the drawer for choosing them (cart-2.27), which loads when it is first opened. */
export function FurnitureServices({ line, form }: FurnitureServicesProps) {
  const dispatch = useDispatch();
  const { furniture: texts } = useMessages('cart', FURNITURE_MESSAGES);
  const { cartItemId, qty, product } = line;
  const isSaving = useSelector((root: CartRoot) => selectIsChoosingFurnitureServices(root, cartItemId));
  const drawer = useLazyDrawer(loadDrawer);
  useAnnounced(useSelector(selectConfirmed), (change) => getAnnouncement(change, product.name, texts));
  const services = getLineServices(line);
  const save = (units: FurnitureUnits) => {
    drawer.close();
    dispatch(
      furnitureServicesActions.furnitureServicesRequested({
        cartItemId,
        furnSvcInfo: Object.fromEntries(
          Object.entries(units).flatMap(([level, units]) => (units > 0 ? [[level, { qty: units }]] : [])),
        ),
      }),
    );
  };
  if (services.length === 0) return null;
  return (
    <>
      <LineServices
        name={product.name}
        qty={qty}
        services={services}
        isSaving={isSaving}
        isOpening={drawer.isLoading}
        onOpen={drawer.open}
        {...(form && {
          form: {
            ...form,
            fields: (
              <>
                {form.fields}
                <input type="hidden" name="cartItemId" value={cartItemId} />
                <input type="hidden" name="qty" value={qty} />
              </>
            ),
          },
        })}
      />
      {drawer.hasFailed && (
        <Alert kind="failure" live="assertive">
          {texts.notOpened}
        </Alert>
      )}
      {drawer.isLoaded && (
        <FurnitureDrawer
          name={product.name}
          qty={qty}
          services={services}
          isOpen={drawer.isOpen}
          onClose={drawer.close}
          onSave={save}
        />
      )}
    </>
  );
}

/** Returns the announcement of a choice for a product's line. */
function getAnnouncement(
  change: ConfirmedChange,
  name: string,
  texts: typeof FURNITURE_MESSAGES.furniture,
): string | undefined {
  if (change.kind !== 'furniture' || change.name !== name) return undefined;
  return change.hasServices ? texts.saved(name) : texts.removed(name);
}
