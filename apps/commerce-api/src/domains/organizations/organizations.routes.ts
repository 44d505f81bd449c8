import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import Type from 'typebox';
import {
  AccountQuery,
  ChangeUserBody,
  InviteUserBody,
  OrganizationDataSchema,
  OrganizationUsersSchema,
} from '@foolscap/account/contract';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import { overridable } from '../../kernel/http/method-override.ts';
import { peopleRoutes } from './people.routes.ts';
import type { OrganizationsService } from './organizations.service.ts';

const IdParams = Type.Object({ id: Type.String({ pattern: '^[0-9a-fA-F-]{36}$' }) });

/** Registers `/cc/api/organization` (docs/decisions/organizations.md). */
export function organizationsRoutes(app: FastifyInstance, organizations: OrganizationsService): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });

  const refusals = { 401: ErrorReplySchema, 403: ErrorReplySchema, 404: ErrorReplySchema };
  const common = { tags: ['organization'], querystring: AccountQuery };
  const users = { ...common, response: { 200: Reply(OrganizationUsersSchema), ...refusals } };

  app.get(
    '/organization',
    {
      schema: {
        ...common,
        summary: 'Get the caller’s organization: name, policy and addresses',
        response: { 200: Reply(OrganizationDataSchema), ...refusals },
      },
    },
    async (request) => ({ data: await organizations.read(request) }),
  );
  app.get(
    '/organization/users',
    { schema: { ...users, summary: 'List the users of the organization (permission MANAGE_USERS)' } },
    async (request) => ({ data: { users: await organizations.users(request) } }),
  );
  app.post<{ Body: InviteUserBody }>(
    '/organization/users',
    { schema: { ...users, summary: 'Invite a user by email', body: InviteUserBody } },
    async (request) => ({ data: { users: await organizations.invite(request, request.body) } }),
  );
  overridable(app, 'PUT', {
    url: '/organization/users/:id',
    schema: {
      ...users,
      summary: 'Change a user’s role, unit, spending limit or access',
      params: IdParams,
      body: ChangeUserBody,
    },
    handler: (async (request) => {
      const { id } = request.params as { id: string };
      return { data: { users: await organizations.change(request, id, request.body as ChangeUserBody) } };
    }) as RouteHandlerMethod,
  });
  peopleRoutes(app, organizations);
}
