import type { FastifyInstance } from 'fastify';
import { Reply } from '@foolscap/core/contract';
import { NavigationDataSchema, NavigationQuery } from '@foolscap/header/contract';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { Navigation } from './navigation.service.ts';

/** Registers `GET /cc/api/navigation`: what the caller may see of header and footer. It only reads, so guests get no session for it. */
export function navigationRoutes(
  app: FastifyInstance,
  { navigation, callers }: { navigation: Navigation; callers: Callers },
): void {
  app.get(
    '/navigation',
    {
      schema: {
        tags: ['navigation'],
        summary: "Get the caller's links of header and footer",
        querystring: NavigationQuery,
        response: { 200: Reply(NavigationDataSchema) },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await navigation.read(await callers.of(request)) };
    },
  );
}
