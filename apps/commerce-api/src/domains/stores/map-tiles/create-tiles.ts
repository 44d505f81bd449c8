import type { ServiceFault } from '../../../kernel/http/service-call.ts';
import { createServiceGuard } from '../../../kernel/http/service-guard.ts';
import type { TileProvider } from './http-tiles.ts';
import { isInArea, type TileId } from './tile-area.ts';

/** Streets change rarely, but the terms of services limit how long tiles may be kept. */
const KEPT_MS = 24 * 3600 * 1000;

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

/** The tiles of the stores' map. */
export interface Tiles {
  /**
   * @returns the tile, compressed with gzip; undefined for a tile without features and for one outside of the United States
   * @throws ServiceFault
   */
  get(tile: TileId): Promise<Buffer | undefined>;
}

/** Creates the tiles of a service, which are kept in memory for a day. Equal requests in flight share one call, and failures are not kept. */
export function createTiles({ provider, now, report, maxKeptBytes = MAX_KEPT_BYTES }: TilesDeps): Tiles {
  const guard = createServiceGuard({ now, maxCallsPerMinute: MAX_CALLS_PER_MINUTE, report });
  /** In the order of their last use. */
  const kept = new Map<string, { tile: Buffer | undefined; bytes: number; until: number }>();
  const inFlight = new Map<string, Promise<Buffer | undefined>>();
  let keptBytes = 0;

  function drop(key: string): void {
    keptBytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function keep(key: string, tile: Buffer | undefined): void {
    const bytes = ENTRY_BYTES + (tile?.length ?? 0);
    drop(key);
    kept.set(key, { tile, bytes, until: now().getTime() + KEPT_MS });
    keptBytes += bytes;
    for (const oldest of kept.keys()) {
      if (keptBytes <= maxKeptBytes) break;
      drop(oldest);
    }
  }

  async function request(key: string, id: TileId): Promise<Buffer | undefined> {
    try {
      const tile = await guard.run(() => provider.get(id));
      keep(key, tile);
      return tile;
    } finally {
      inFlight.delete(key);
    }
  }

  return {
    async get(id) {
      if (!isInArea(id)) return undefined;
      const key = `${id.z}/${id.x}/${id.y}`;
      const entry = kept.get(key);
      if (entry && now().getTime() < entry.until) {
        kept.delete(key);
        kept.set(key, entry);
        return entry.tile;
      }
      const running = inFlight.get(key) ?? request(key, id);
      inFlight.set(key, running);
      return running;
    },
  };
}
