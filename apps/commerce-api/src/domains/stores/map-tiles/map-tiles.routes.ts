import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { ErrorReplySchema } from '@foolscap/core/contract';
import { MapTileParams } from '@foolscap/stores/contract';
import { ApiError, notFound } from '../../../kernel/http/api-error.ts';
import { ServiceFault } from '../../../kernel/http/service-call.ts';
import type { Tiles } from './create-tiles.ts';
import { isTile } from './tile-area.ts';

const decompress = promisify(gunzip);

/** Limit per client address. Moving the map for a minute takes about a hundred tiles. */
const LIMITED = { rateLimit: { max: 600, timeWindow: '1 minute' } };

/** About as long as calls to the service stop after failures. */
const RETRY_AFTER_S = 30;

const acceptsGzip = (header: string | undefined): boolean =>
  /(^|[\s,])(gzip|\*)(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(header ?? '');

/**
 * Registers `/cc/api/map/tiles`, the vector tiles of the operator's service. It reads no session, so its replies can be cached for
 * everyone.
 *
 * @param tiles undefined in a shop without a tile service, in which case the call returns 404
 */
export function mapTileRoutes(app: FastifyInstance, tiles: Tiles | undefined): void {
  app.get<{ Params: MapTileParams }>(
    '/map/tiles/:z/:x/:y',
    {
      config: LIMITED,
      schema: {
        tags: ['stores'],
        summary: 'Get a vector tile with the streets of the map; 204 for one without any',
        params: MapTileParams,
        response: { 404: ErrorReplySchema, 503: ErrorReplySchema },
      },
    },
    async ({ params, headers }, reply) => {
      const id = { z: Number(params.z), x: Number(params.x), y: Number(params.y) };
      if (!tiles || !isTile(id)) throw notFound('NOT_FOUND', 'Nothing was found at this address.');
      const { content, seconds } = await tiles.get(id).catch((error: unknown) => {
        if (!(error instanceof ServiceFault)) throw error;
        throw new ApiError(503, 'MAP_TILES_UNAVAILABLE', 'The streets of the map are not available now.', {
          retryAfter: RETRY_AFTER_S,
        });
      });
      // Identical for all shoppers and sites. Browsers cache a tile no longer than the shop does.
      void reply.header('cache-control', `public, max-age=${seconds}`).header('vary', 'accept-encoding');
      if (!content) return reply.code(204).send();
      void reply.type('application/vnd.mapbox-vector-tile');
      if (!acceptsGzip(headers['accept-encoding'])) return reply.send(await decompress(content));
      return reply.header('content-encoding', 'gzip').send(content);
    },
  );
}
