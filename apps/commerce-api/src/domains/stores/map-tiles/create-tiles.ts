import { ServiceFault } from '../../../kernel/http/service-call.ts';
import { createServiceGuard } from '../../../kernel/http/service-guard.ts';
import type { TileProvider } from './http-tiles.ts';
import { isInArea, type TileId } from './tile-area.ts';

/** Streets rarely change, but terms of service limit how long tiles may be cached. */
const KEPT_MS = 24 * 3600 * 1000;

/** A service also returns nothing while its operator is setting it up, or if the URL is wrong. */
const EMPTY_KEPT_MS = 5 * 60 * 1000;

/** Failures are cached, so that a tile that the service cannot serve does not use up its quota. */
const FAULT_KEPT_MS = 60 * 1000;

/** Memory for cached tiles. A compressed tile averages 50 kB. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

/** A map view takes about ten tiles. Tiles need no session, so a program could use up the service's quota. */
const MAX_CALLS_PER_MINUTE = 1200;

/** Approximate size in bytes of an entry without a tile. */
const ENTRY_BYTES = 200;

export interface TilesDeps {
  provider: TileProvider;
  now: () => Date;
  /** Called for each failure of the service, and once in each minute in which the call limit is exceeded. */
  report: (fault: ServiceFault) => void;
  maxKeptBytes?: number;
}

/** A tile, and how long it may be used. */
export interface KeptTile {
  /** Compressed with gzip; undefined for a tile without features or outside the United States. */
  content: Buffer | undefined;
  /** Whole seconds until the tile must be requested again: at most a day, or a few minutes for a tile that the service does not have. */
  seconds: number;
}

/** The tiles of the stores' map. */
export interface Tiles {
  /** @throws ServiceFault */
  get(tile: TileId): Promise<KeptTile>;
}

/** Statuses that refuse all tiles: an invalid key, or too many requests. Other statuses below 500 concern a single tile. */
const REFUSALS = ['401', '403', '429'];

/**
 * Checks whether a failure affects the whole service. Otherwise one bad tile, requested over and over, would remove the streets for
 * everyone.
 */
const isOutage = ({ reason, detail }: ServiceFault): boolean =>
  reason === 'status' ? REFUSALS.includes(detail) || !detail.startsWith('4') : reason !== 'invalid-reply';

interface Entry {
  /** Faults are thrown again. */
  value: Buffer | ServiceFault | undefined;
  bytes: number;
  until: number;
}

/**
 * Creates a service's tiles, cached in memory for a day, or a few minutes if empty. Identical requests in flight share one call. Failures
 * of a single tile are cached for a minute. Failures of the service are not, because its circuit breaker already stops calls.
 */
export function createTiles({ provider, now, report, maxKeptBytes = MAX_KEPT_BYTES }: TilesDeps): Tiles {
  const guard = createServiceGuard({ now, maxCallsPerMinute: MAX_CALLS_PER_MINUTE, report, isOutage });
  /** In order of last use. */
  const kept = new Map<string, Entry>();
  const inFlight = new Map<string, Promise<Entry>>();
  let keptBytes = 0;

  function drop(key: string): void {
    keptBytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function keep(key: string, value: Entry['value'], milliseconds: number): Entry {
    const bytes = ENTRY_BYTES + (Buffer.isBuffer(value) ? value.length : 0);
    const entry = { value, bytes, until: now().getTime() + milliseconds };
    drop(key);
    kept.set(key, entry);
    keptBytes += bytes;
    for (const oldest of kept.keys()) {
      if (keptBytes <= maxKeptBytes) break;
      drop(oldest);
    }
    return entry;
  }

  async function request(key: string, id: TileId): Promise<Entry> {
    try {
      const tile = await guard.run(() => provider.get(id));
      return keep(key, tile, tile ? KEPT_MS : EMPTY_KEPT_MS);
    } catch (error) {
      if (error instanceof ServiceFault && !isOutage(error)) keep(key, error, FAULT_KEPT_MS);
      throw error;
    } finally {
      inFlight.delete(key);
    }
  }

  function read(key: string): Entry | undefined {
    const entry = kept.get(key);
    if (!entry || now().getTime() >= entry.until) return undefined;
    kept.delete(key);
    kept.set(key, entry);
    return entry;
  }

  return {
    async get(id) {
      if (!isInArea(id)) return { content: undefined, seconds: KEPT_MS / 1000 };
      const key = `${id.z}/${id.x}/${id.y}`;
      let entry = read(key);
      if (!entry) {
        const running = inFlight.get(key) ?? request(key, id);
        inFlight.set(key, running);
        entry = await running;
      }
      const { value, until } = entry;
      if (value instanceof ServiceFault) throw value;
      return { content: value, seconds: Math.ceil((until - now().getTime()) / 1000) };
    },
  };
}
