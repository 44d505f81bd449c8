import type { FoundStore } from '../../contract/index.ts';
import styles from './StoreMap.module.scss';

export interface StoreMapProps {
  /** The stores found; their numbers are the pins. */
  stores: readonly FoundStore[];
  /** Number of the shopper's store. */
  chosen?: string | undefined;
}

const WIDTH = 480;
const HEIGHT = 320;
const MARGIN = 48;
/** Smallest extent of the map in degrees, so that nearby stores are not drawn far apart. */
const MIN_EXTENT = 0.08;

/** Approximate width of one letter of a label. */
const LETTER_WIDTH = 8;
const LINE_HEIGHT = 18;
const PIN_HEIGHT = 46;
/** Distance from the center of a pin to its label. */
const LABEL_OFFSET = 22;

interface Pin {
  store: FoundStore;
  pin: number;
  x: number;
  y: number;
}

interface Label {
  from: number;
  to: number;
  y: number;
  /** Offset of the label from its pin. */
  x: number;
  anchor: 'start' | 'end';
}

/**
 * Places the labels, by pin number: towards the center of the map if there is space, else on the other side; omitted if
 * it would overlap another pin or label.
 */
function placeLabels(pins: readonly Pin[]): ReadonlyMap<number, Label> {
  const labels = new Map<number, Label>();
  for (const { store, pin, x, y } of pins) {
    const wide = store.name.length * LETTER_WIDTH;
    const right: Label = {
      from: x + LABEL_OFFSET,
      to: x + LABEL_OFFSET + wide,
      y,
      x: LABEL_OFFSET,
      anchor: 'start',
    };
    const left: Label = {
      from: x - LABEL_OFFSET - wide,
      to: x - LABEL_OFFSET,
      y,
      x: -LABEL_OFFSET,
      anchor: 'end',
    };
    const isClear = ({ from, to }: Label) =>
      from > 0 &&
      to < WIDTH &&
      pins.every(
        (other) =>
          other.pin === pin ||
          other.x + LABEL_OFFSET < from ||
          other.x - LABEL_OFFSET > to ||
          Math.abs(other.y - y) > PIN_HEIGHT,
      ) &&
      [...labels.values()].every(
        (other) => other.to < from || other.from > to || Math.abs(other.y - y) > LINE_HEIGHT,
      );
    const label = (x > WIDTH / 2 ? [left, right] : [right, left]).find(isClear);
    if (label) labels.set(pin, label);
  }
  return labels;
}

/**
 * A schematic map of the stores: north is up, and pins have the numbers of the list. A single image for screen readers; the
 * list has the same information.
 */
export function StoreMap({ stores, chosen }: StoreMapProps) {
  if (!stores.length) return null;
  const latitudes = stores.map(({ latitude }) => latitude);
  const longitudes = stores.map(({ longitude }) => longitude);
  const middle = {
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  };
  // A degree of longitude shrinks with the distance from the equator.
  const narrow = Math.cos((middle.latitude * Math.PI) / 180);
  const high = Math.max(MIN_EXTENT, Math.max(...latitudes) - Math.min(...latitudes));
  const wide = Math.max(MIN_EXTENT, (Math.max(...longitudes) - Math.min(...longitudes)) * narrow);
  const scale = Math.min((WIDTH - 2 * MARGIN) / wide, (HEIGHT - 2 * MARGIN) / high);
  const round = (value: number) => Math.round(value * 10) / 10;
  const pins: Pin[] = stores
    .map((store, index) => ({
      store,
      pin: index + 1,
      x: round(WIDTH / 2 + (store.longitude - middle.longitude) * narrow * scale),
      y: round(HEIGHT / 2 - (store.latitude - middle.latitude) * scale),
    }))
    // Draws southern pins last, so that their numbers are not covered.
    .sort((one, other) => one.y - other.y);
  const labels = placeLabels(pins);
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Map of ${stores.length} ${stores.length === 1 ? 'store' : 'stores'}, north is up`}
    >
      <rect className={styles.paper} width={WIDTH} height={HEIGHT} rx={10} />
      {Array.from({ length: 7 }, (_, index) => (
        <line
          key={index}
          className={styles.rule}
          x1={0}
          x2={WIDTH}
          y1={(index + 1) * 40}
          y2={(index + 1) * 40}
        />
      ))}
      <line className={styles.margin} x1={40} x2={40} y1={0} y2={HEIGHT} />
      {pins.map(({ store, pin, x, y }) => {
        const label = labels.get(pin);
        return (
          <g key={store.storeNumber} transform={`translate(${x} ${y})`}>
            <g className={styles.place}>
              <path
                className={store.storeNumber === chosen ? styles.yours : styles.pin}
                d="M0 0C-11-13-16-20-16-28a16 16 0 0 1 32 0C16-20 11-13 0 0Z"
              />
              <text className={styles.number} y={-23} textAnchor="middle">
                {pin}
              </text>
            </g>
            {label && (
              <text className={styles.name} x={label.x} y={-23} textAnchor={label.anchor}>
                {store.name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
