import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { callService, ServiceFault } from '../../../kernel/http/service-call.ts';
import type { Settings } from '../../../kernel/settings.ts';
import type { TileId } from './tile-area.ts';

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/** Without the tile, the map still shows its own data. */
const TIMEOUT_MS = 2000;

/** Maximum tile size. City tiles are about 500 kB. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Services use either status for a tile without features. */
const EMPTY_STATUSES = [204, 404];

/** The first byte of a tile: the tag of its first layer. An error page starts with a different byte. */
const LAYER_TAG = 0x1a;

/** A service of vector tiles. */
export interface TileProvider {
  /**
   * @returns the tile, compressed with gzip; undefined for a tile without features
   * @throws ServiceFault if the service does not respond, or not with a tile
   */
  get(tile: TileId): Promise<Buffer | undefined>;
}

/** Decompresses a tile that is stored with gzip but sent without the matching header, as tile files often are. */
async function toPlain(body: Buffer): Promise<Buffer> {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  try {
    return await decompress(body, { maxOutputLength: MAX_BYTES });
  } catch {
    throw new ServiceFault('invalid-reply');
  }
}

/**
 * Creates the provider that requests tiles over HTTP. The shop's server requests them, so that the service never sees shoppers' addresses,
 * and browsers never see the key.
 */
export function createHttpTiles(
  { url, key }: NonNullable<Settings['mapTiles']>,
  { timeoutMs = TIMEOUT_MS } = {},
): TileProvider {
  const getUrl = ({ z, x, y }: TileId) =>
    url
      .replace('{z}', String(z))
      .replace('{x}', String(x))
      .replace('{y}', String(y))
      .replace('{key}', () => encodeURIComponent(key));

  return {
    async get(tile) {
      const body = await callService(getUrl(tile), {
        accept: 'application/vnd.mapbox-vector-tile, application/x-protobuf;q=0.9, */*;q=0.1',
        timeoutMs,
        maxBytes: MAX_BYTES,
        emptyStatuses: EMPTY_STATUSES,
      });
      const plain = body && (await toPlain(body));
      if (!plain?.length) return undefined;
      if (plain[0] !== LAYER_TAG) throw new ServiceFault('invalid-reply');
      return compress(plain);
    },
  };
}
