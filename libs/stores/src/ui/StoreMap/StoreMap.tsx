import type { FoundStore } from '../../contract/index.ts';
import styles from './StoreMap.module.scss';

export interface StoreMapProps {
  stores: readonly FoundStore[];
  /** Number of the shopper's store. */
  chosen?: string | undefined;
}

const WIDTH = 480;
const HEIGHT = 320;
const MARGIN = 48;
/** The least that the map shows, in degrees: stores in one street must not be torn apart. */
const LEAST = 0.08;

/** About as wide as one letter of a name is. */
const LETTER = 8;
const LINE_HEIGHT = 18;
const PIN_HEIGHT = 46;
/** From the middle of a pin to the name beside it. */
const BESIDE = 22;

interface Pin {
  store: FoundStore;
  pin: number;
  x: number;
  y: number;
}

interface Name {
  from: number;
  to: number;
  y: number;
  /** Where it is anchored, seen from its pin. */
  x: number;
  anchor: 'start' | 'end';
}

/**
 * Where the names of the pins' stores stand, by the number of the pin: towards the middle where there is room, else at the other side,
 * and nowhere if they would lie on another pin or name.
 */
function namesOf(pins: readonly Pin[]): ReadonlyMap<number, Name> {
  const names = new Map<number, Name>();
  for (const { store, pin, x, y } of pins) {
    const wide = store.name.length * LETTER;
    const right: Name = { from: x + BESIDE, to: x + BESIDE + wide, y, x: BESIDE, anchor: 'start' };
    const left: Name = { from: x - BESIDE - wide, to: x - BESIDE, y, x: -BESIDE, anchor: 'end' };
    const isClear = ({ from, to }: Name) =>
      from > 0 &&
      to < WIDTH &&
      pins.every(
        (other) =>
          other.pin === pin ||
          other.x + BESIDE < from ||
          other.x - BESIDE > to ||
          Math.abs(other.y - y) > PIN_HEIGHT,
      ) &&
      [...names.values()].every(
        (other) => other.to < from || other.from > to || Math.abs(other.y - y) > LINE_HEIGHT,
      );
    const name = (x > WIDTH / 2 ? [left, right] : [right, left]).find(isClear);
    if (name) names.set(pin, name);
  }
  return names;
}

/**
 * Where stores lie to each other, drawn by ourselves: north is up, pins carry the numbers of the list. For eyes only; the list
 * beside it says the same in words.
 */
export function StoreMap({ stores, chosen }: StoreMapProps) {
  if (!stores.length) return null;
  const latitudes = stores.map(({ latitude }) => latitude);
  const longitudes = stores.map(({ longitude }) => longitude);
  const middle = {
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  };
  // A degree of longitude is shorter than one of latitude, the more the further north.
  const narrow = Math.cos((middle.latitude * Math.PI) / 180);
  const high = Math.max(LEAST, Math.max(...latitudes) - Math.min(...latitudes));
  const wide = Math.max(LEAST, (Math.max(...longitudes) - Math.min(...longitudes)) * narrow);
  const scale = Math.min((WIDTH - 2 * MARGIN) / wide, (HEIGHT - 2 * MARGIN) / high);
  const round = (value: number) => Math.round(value * 10) / 10;
  const pins: Pin[] = stores
    .map((store, index) => ({
      store,
      pin: index + 1,
      x: round(WIDTH / 2 + (store.longitude - middle.longitude) * narrow * scale),
      y: round(HEIGHT / 2 - (store.latitude - middle.latitude) * scale),
    }))
    // What lies further south stands before what lies behind it: the numbers stay in sight.
    .sort((one, other) => one.y - other.y);
  const names = namesOf(pins);
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
        const name = names.get(pin);
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
            {name && (
              <text className={styles.name} x={name.x} y={-23} textAnchor={name.anchor}>
                {store.name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
