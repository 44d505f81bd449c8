import { readZipCode } from '@foolscap/core/vocabulary';
import { useState } from 'react';
import type { FormEvent } from 'react';
import {
  Alert,
  Button,
  EmptyState,
  Select,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
  TextField,
  useCountry,
  useMessages,
} from '@foolscap/ui/components';
import type { PickupInStore } from '../../contract/index.ts';
import { RADII } from '../../model/index.ts';
import type { ChooseForm } from '../parts/ChooseStore.tsx';
import { useSearchBusy } from '../parts/use-search-busy.ts';
import { useShowMore } from '../parts/use-show-more.ts';
import { PickupStoreRow } from './PickupStoreRow.tsx';
import { STORE_DETAIL_MESSAGES } from '../detail-messages.ts';
import { STORE_LIST_MESSAGES } from '../list-messages.ts';
import styles from './PickupDrawer.module.scss';

export interface PickupStoresProps {
  /** The item to pick up, with the requested quantity. */
  item: { name: string; qty: number };
  /** The fields of the latest search; radius in miles. */
  fields: { zipCode: string; radius: number };
  /** Phase of the search. */
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Code of the failure: INVALID_ZIPCODE is reported at its field. */
  failureCode?: string | undefined;
  /** Stores with their stock, messages about the item, and whether it is exempt from sales tax. */
  result: PickupInStore | undefined;
  /** Number of the shopper's store. */
  chosen?: string | undefined;
  /** Called with the fields of a valid search. */
  onSearch: (fields: { zipCode: string; radius: number }) => void;
  /** Called by "Try again". */
  onRetry: () => void;
  /** Adds the item for pickup in a store; without it there is no such button. */
  onAdd?: ((store: { storeNumber: string; name: string }) => void) | undefined;
  /** Form that chooses a store: its action and hidden fields. */
  chooseForm?: ChooseForm | undefined;
}

/** Number of stores shown initially and added by "Show more stores". */
const PAGE_SIZE = 5;
/** Failures that the same request would repeat. */
const FINAL = ['INVALID_ZIPCODE', 'INVALID_ITEM', 'NOT_PERMITTED'];

/** The content of the pickup drawer: a search by ZIP code, and the stores with their stock of the item. */
export function PickupStores({
  item,
  fields,
  phase,
  failureCode,
  result,
  chosen,
  onSearch,
  onRetry,
  onAdd,
  chooseForm,
}: PickupStoresProps) {
  const { pickup: texts } = useMessages('stores', STORE_DETAIL_MESSAGES);
  const { list: words } = useMessages('stores', STORE_LIST_MESSAGES);
  const country = useCountry();
  const readCode = country?.readPostalCode ?? readZipCode;
  const [zipCode, setZipCode] = useState(fields.zipCode);
  const [isInvalid, setInvalid] = useState(false);
  const { busy, fieldChanged, submitted } = useSearchBusy(phase === 'loading');
  const { shown, list, showMore, showFirst } = useShowMore<HTMLUListElement>(PAGE_SIZE);
  const isRefused =
    phase === 'failed' && failureCode === 'INVALID_ZIPCODE' && readCode(zipCode) === fields.zipCode;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const searched = readCode(zipCode);
    setInvalid(searched === undefined);
    if (searched === undefined) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    submitted();
    showFirst();
    onSearch({ zipCode: searched, radius: Number(new FormData(event.currentTarget).get('radius')) });
  };

  return (
    <Stack gap={4}>
      <Text weight="semibold">
        {item.name}
        {item.qty > 1 && ` × ${item.qty}`}
      </Text>
      <form
        role="search"
        aria-label={words.pickup}
        noValidate
        onChange={fieldChanged}
        onSubmit={submit}
        className={styles.search}
      >
        <TextField
          label={texts.zipCode}
          name="zip"
          width="short"
          inputMode={country ? 'text' : 'numeric'}
          autoComplete="postal-code"
          maxLength={12}
          value={zipCode}
          onChange={(event) => {
            setZipCode(event.target.value);
            setInvalid(false);
          }}
          error={isInvalid || isRefused ? texts.invalidZip : undefined}
        />
        <Select
          label={texts.within}
          name="radius"
          key={fields.radius}
          defaultValue={String(fields.radius)}
          options={RADII.map((radius) => ({ value: String(radius), label: words.miles(radius) }))}
        />
        <Button type="submit" busy={busy}>
          {texts.find}
        </Button>
      </form>
      {phase === 'failed' && failureCode !== 'INVALID_ZIPCODE' && (
        <Alert kind="failure" live="assertive" {...(FINAL.includes(failureCode ?? '') ? {} : { onRetry })}>
          {failureCode === 'INVALID_ITEM'
            ? texts.invalidItem
            : failureCode === 'NOT_PERMITTED'
              ? texts.notPermitted
              : texts.failed}
        </Alert>
      )}
      <Text role="status" size={14} tone="muted">
        {phase !== 'loading' && phase !== 'failed' && result && result.pickInStoreDetails.length > 0
          ? summary(result)
          : ''}
      </Text>
      {results()}
    </Stack>
  );

  function none() {
    const isLargest = !RADII.some((radius) => radius > fields.radius);
    return isLargest ? texts.noneAround(fields.radius) : texts.noneFoundHint(fields.radius);
  }

  /** The shopper's store is listed wherever it is, but not counted outside of the radius. */
  function summary({ pickInStoreDetails }: PickupInStore) {
    const within = pickInStoreDetails.filter(({ store: { distance = 0 } }) => distance <= fields.radius);
    return within.length > 0 ? texts.found(within.length, fields.radius) : none();
  }

  function results() {
    if (phase === 'loading' && !result)
      return (
        <div aria-busy="true">
          {[0, 1, 2].map((row) => (
            <div key={row} className={styles.row}>
              <SkeletonText lines={3} />
              <Skeleton shape="control" width="half" />
            </div>
          ))}
        </div>
      );
    if (!result || phase === 'failed') return null;
    const stores = result.pickInStoreDetails;
    return (
      <>
        {result.messages.map(({ code, type, description }) => (
          <Alert key={code} kind={type === 'WARN' ? 'warning' : 'info'} live="polite">
            {description}
          </Alert>
        ))}
        {result.taxExempt && (
          <Text size={14} tone="muted">
            {texts.taxExempt}
          </Text>
        )}
        {stores.length > 0 ? (
          <ul ref={list} className={styles.list} aria-label={words.stores} aria-busy={phase === 'loading'}>
            {stores.slice(0, shown).map(({ store }) => (
              <PickupStoreRow
                key={store.storeNumber}
                store={store}
                qty={item.qty}
                chosen={store.storeNumber === chosen}
                onAdd={onAdd}
                chooseForm={chooseForm}
              />
            ))}
          </ul>
        ) : (
          !result.messages.some(({ code }) => code === 'NOT_AVAILABLE_FOR_BOPIS') && (
            <EmptyState title={texts.noneFound} level={3}>
              {none()}
            </EmptyState>
          )
        )}
        {stores.length > shown && (
          <Button fullWidth onClick={showMore}>
            {texts.more}
          </Button>
        )}
      </>
    );
  }
}
