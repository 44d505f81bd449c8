import type { FastifyInstance } from 'fastify';
import { Reply } from '@foolscap/core/contract';
import { HomeDataSchema, HomeQuery } from '@foolscap/content/contract';
import type { Callers } from '../../../kernel/caller/caller.ts';
import type { HomePages } from './home.service.ts';

/** Registers `GET /cc/api/content/home`: the home page as the caller sees it. It only reads, so guests get no session for it. */
export function homeRoutes(
  app: FastifyInstance,
  { homePages, callers }: { homePages: HomePages; callers: Callers },
): void {
  app.get<{ Querystring: HomeQuery }>(
    '/content/home',
    {
      schema: {
        tags: ['content'],
        summary: 'Get the sections of the home page for the caller',
        querystring: HomeQuery,
        response: { 200: Reply(HomeDataSchema) },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await homePages.read(await callers.of(request), request.query) };
    },
  );
}
