import { ServiceFault } from '../../../kernel/http/service-call.ts';
import { createServiceGuard } from '../../../kernel/http/service-guard.ts';
import type { TileProvider } from './http-tiles.ts';
import { isInArea, type TileId } from './tile-area.ts';

/** Streets change rarely, but the terms of services limit how long tiles may be kept. */
const KEPT_MS = 24 * 3600 * 1000;

/** A service also replies that it has nothing while its operator sets it up, or with a wrong URL. */
const EMPTY_KEPT_MS = 5 * 60 * 1000;

/** A tile that the service cannot serve does not use up its quota. */
const FAULT_KEPT_MS = 60 * 1000;

/** The memory of the kept tiles. A compressed tile has 50 kB on average. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

/** A view of the map has about ten tiles. Tiles need no session, so a program could use up the service's quota. */
const MAX_CALLS_PER_MINUTE = 1200;

/** Bytes that an entry without a tile takes, about. */
const ENTRY_BYTES = 200;

export interface TilesDeps {
  provider: TileProvider;
  now: () => Date;
  /** Called with each failure of the service, and once in each minute that needs more calls than there may be. */
  report: (fault: ServiceFault) => void;
  maxKeptBytes?: number;
}

/** A tile, and how long it may be used. */
export interface KeptTile {
  /** Compressed with gzip; undefined for a tile without features and for one outside of the United States. */
  content: Buffer | undefined;
  /** Whole seconds until the tile must be requested again: at most a day, and a few minutes for a tile that the service does not have. */
  seconds: number;
}

/** The tiles of the stores' map. */
export interface Tiles {
  /** @throws ServiceFault */
  get(tile: TileId): Promise<KeptTile>;
}

/** Statuses that refuse all tiles: a wrong key, or too many requests. Others below 500 concern one tile. */
const REFUSALS = ['401', '403', '429'];

/** Checks whether a failure concerns the whole service. Otherwise one bad tile, requested again and again, would take the streets from everyone. */
const isOutage = ({ reason, detail }: ServiceFault): boolean =>
  reason === 'status' ? REFUSALS.includes(detail) || !detail.startsWith('4') : reason !== 'invalid-reply';

interface Entry {
  /** A fault is thrown again. */
  value: Buffer | ServiceFault | undefined;
  bytes: number;
  until: number;
}

/**
 * Creates the tiles of a service, which are kept in memory for a day, and for some minutes if they are empty. Equal requests in flight share one
 * call. Failures of a single tile are kept for a minute; those of the service are not, because its guard leaves it alone.
 */
export function createTiles({ provider, now, report, maxKeptBytes = MAX_KEPT_BYTES }: TilesDeps): Tiles {
  const guard = createServiceGuard({ now, maxCallsPerMinute: MAX_CALLS_PER_MINUTE, report, isOutage });
  /** In the order of their last use. */
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
