import type { FastifyInstance } from 'fastify';
import { Reply } from '@foolscap/core/contract';
import { DepartmentsDataSchema, NavigationDataSchema, NavigationQuery } from '@foolscap/header/contract';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { Navigation } from './navigation.service.ts';

/**
 * Registers `GET /cc/api/navigation`, the links of header and footer that the caller may see, and `GET /cc/api/navigation/departments`, the
 * additions to the departments of the menu, which the menu reads when it opens. They only read, so guests get no session for them.
 */
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
  app.get(
    '/navigation/departments',
    {
      schema: {
        tags: ['navigation'],
        summary: "Get pictures, promotions and links of the menu's departments",
        querystring: NavigationQuery,
        response: { 200: Reply(DepartmentsDataSchema) },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: { departments: await navigation.readDepartments(await callers.of(request)) } };
    },
  );
}
