import { Badge, Button, Inline, Text, useMessages } from '@foolscap/ui/components';
import type { PickupInStore } from '../../contract/index.ts';
import { ChooseStore } from '../parts/ChooseStore.tsx';
import type { ChooseForm } from '../parts/ChooseStore.tsx';
import { StoreStatus } from '../parts/StoreStatus.tsx';
import { STORE_DETAIL_MESSAGES } from '../detail-messages.ts';
import { STORE_LIST_MESSAGES } from '../list-messages.ts';
import { STORES_MESSAGES } from '../messages.ts';
import styles from './PickupDrawer.module.scss';

interface PickupStoreRowProps {
  readonly store: PickupInStore['pickInStoreDetails'][number]['store'];
  /** The requested quantity. */
  readonly qty: number;
  readonly chosen: boolean;
  readonly onAdd: ((store: { storeNumber: string; name: string }) => void) | undefined;
  readonly chooseForm: ChooseForm | undefined;
}

/** A store with its stock of the item. */
export function PickupStoreRow({ store, qty, chosen, onAdd, chooseForm }: PickupStoreRowProps) {
  const { pickup: texts } = useMessages('stores', STORE_DETAIL_MESSAGES);
  const { list } = useMessages('stores', STORE_LIST_MESSAGES);
  const { texts: common } = useMessages('stores', STORES_MESSAGES);
  const { availableQuantity: units, displayQuantity, name } = store;
  // The stock above the threshold is not known: "10+" may be enough for any quantity.
  const isShort = units < qty && !displayQuantity.endsWith('+');
  return (
    <li className={styles.row} tabIndex={-1}>
      <div>
        <h3 className={styles.name}>
          {name}{' '}
          {Boolean(store.distance) && (
            <Text as="span" size={14} tone="muted">
              {list.distance(store.distance)}
            </Text>
          )}
        </h3>
        <Text size={14} tone="muted">
          {store.addressLine}, {store.city}
        </Text>
      </div>
      <Inline gap={2}>
        <Badge tone={units === 0 ? 'neutral' : isShort ? 'warning' : 'success'}>
          {units === 0
            ? texts.outOfStock
            : isShort
              ? texts.onlyInStock(displayQuantity)
              : texts.inStock(displayQuantity)}
        </Badge>
        {chosen && <Badge tone="info">{common.yourStore}</Badge>}
      </Inline>
      {units > 0 && <Text size={14}>{list.ready(store.readyBy)}</Text>}
      <StoreStatus store={store} />
      <Inline gap={2}>
        {units > 0 && onAdd && (
          <Button
            variant="primary"
            size="small"
            aria-label={texts.addAt(name)}
            onClick={() => onAdd({ storeNumber: store.storeNumber, name })}
          >
            {texts.add}
          </Button>
        )}
        {!chosen && chooseForm && (
          <ChooseStore store={store} form={chooseForm} size="small" name={list.makeStoreYours(name)}>
            {texts.makeYours}
          </ChooseStore>
        )}
      </Inline>
    </li>
  );
}
