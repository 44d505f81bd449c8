import type { FoundStore } from '../../contract/index.ts';
import styles from './StoreMap.module.scss';

export interface StoreMapProps {
  stores: readonly FoundStore[];
  /** Number of the shopper's store. */
  chosen?: string | undefined;
}

const WIDTH = 600;
const HEIGHT = 400;
const MARGIN = 48;
/** The least that the map shows, in degrees: stores in one street must not be torn apart. */
const LEAST = 0.08;

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
  const pins = stores.map((store, index) => ({
    store,
    pin: index + 1,
    x: round(WIDTH / 2 + (store.longitude - middle.longitude) * narrow * scale),
    y: round(HEIGHT / 2 - (store.latitude - middle.latitude) * scale),
  }));
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Map of ${stores.length} ${stores.length === 1 ? 'store' : 'stores'}, north is up`}
    >
      <rect className={styles.paper} width={WIDTH} height={HEIGHT} rx={10} />
      {Array.from({ length: 9 }, (_, index) => (
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
      {pins.map(({ store, pin, x, y }) => (
        <g key={store.storeNumber} transform={`translate(${x} ${y})`}>
          <path
            className={store.storeNumber === chosen ? styles.yours : styles.pin}
            d="M0 0C-11-13-16-20-16-28a16 16 0 0 1 32 0C16-20 11-13 0 0Z"
          />
          <text className={styles.number} y={-23} textAnchor="middle">
            {pin}
          </text>
        </g>
      ))}
    </svg>
  );
}
