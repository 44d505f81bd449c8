import { classNames, useMessages } from '@foolscap/ui/components';
import type { FoundStore } from '../contract/index.ts';
import type { PinGroup } from './arrange-pins.ts';
import { STORE_DETAIL_MESSAGES } from '../ui/detail-messages.ts';
import styles from './StoreMap.module.scss';

interface PinProps {
  group: PinGroup;
  /** The stores of the list. */
  stores: readonly FoundStore[];
  chosen: string | undefined;
  selected: string | undefined;
  onSelect: (storeNumber: string) => void;
  /** Called with one of its stores when the pin receives focus, because it may be outside of the visible part of the map. */
  onFocus: (store: FoundStore) => void;
  /** Called with the stores of a group, to zoom in on them. */
  onOpen: (stores: readonly FoundStore[]) => void;
}

/** A pin: the button of one store, or of several stores close together. */
export function Pin({
  group: { members, x, y },
  stores,
  chosen,
  selected,
  onSelect,
  onFocus,
  onOpen,
}: PinProps) {
  const { map: texts } = useMessages('stores', STORE_DETAIL_MESSAGES);
  const places = members.flatMap((place) => stores[place] ?? []);
  const [store] = places;
  if (!store) return null;
  const style = { transform: `translate(${x}px, ${y}px)` };
  const isSelected = places.some(({ storeNumber }) => storeNumber === selected);
  const className = classNames(
    styles.pin,
    places.some(({ storeNumber }) => storeNumber === chosen) && styles.yours,
    isSelected && styles.selected,
  );
  return (
    <li className={styles.place} style={style} onFocus={() => onFocus(store)}>
      {places.length > 1 ? (
        <button
          type="button"
          className={classNames(className, styles.several)}
          aria-label={`${texts.together(places.length)} ${places.map(({ name }) => name).join(', ')}`}
          onClick={() => onOpen(places)}
        >
          ×{places.length}
        </button>
      ) : (
        <button
          type="button"
          className={className}
          aria-pressed={isSelected}
          aria-label={texts.pin(members[0]! + 1, store.name)}
          onClick={() => onSelect(store.storeNumber)}
        >
          {members[0]! + 1}
        </button>
      )}
    </li>
  );
}
