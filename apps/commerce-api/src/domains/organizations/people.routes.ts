import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import Type from 'typebox';
import {
  AccountQuery,
  OrganizationRolesSchema,
  OrganizationUnitsSchema,
  RoleBody,
  RoleCode,
  UnitBody,
  UserImportBody,
  UserImportSchema,
} from '@foolscap/account/contract';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import { overridable } from '../../kernel/http/method-override.ts';
import type { OrganizationsService } from './organizations.service.ts';

const CodeParams = Type.Object({ code: RoleCode });
const IdParams = Type.Object({ id: Type.String({ pattern: '^[0-9a-fA-F-]{36}$' }) });

/** Registers `/cc/api/organization/roles`, `/cc/api/organization/units` and the import of users (docs/decisions/organizations.md). */
export function peopleRoutes(
  app: FastifyInstance,
  { roles, units, importUsers }: OrganizationsService,
): void {
  const refusals = { 401: ErrorReplySchema, 403: ErrorReplySchema, 404: ErrorReplySchema };
  const common = { tags: ['organization'], querystring: AccountQuery };
  const ofRoles = { ...common, response: { 200: Reply(OrganizationRolesSchema), ...refusals } };
  const ofUnits = { ...common, response: { 200: Reply(OrganizationUnitsSchema), ...refusals } };

  app.post<{ Body: UserImportBody }>(
    '/organization/users/import',
    {
      schema: {
        ...common,
        summary: 'Invite and change the users of a CSV file, with a result for each row',
        body: UserImportBody,
        response: { 200: Reply(UserImportSchema), ...refusals },
      },
    },
    async (request) => ({ data: await importUsers(request, request.body) }),
  );

  app.get(
    '/organization/roles',
    { schema: { ...ofRoles, summary: 'List the roles of the organization with their permissions' } },
    async (request) => ({ data: { roles: await roles.list(request) } }),
  );
  app.post<{ Body: RoleBody }>(
    '/organization/roles',
    { schema: { ...ofRoles, summary: 'Create a role', body: RoleBody } },
    async (request) => ({ data: { roles: await roles.create(request, request.body) } }),
  );
  overridable(app, 'PUT', {
    url: '/organization/roles/:code',
    schema: { ...ofRoles, summary: 'Change a role', params: CodeParams, body: RoleBody },
    handler: (async (request) => {
      const { code } = request.params as { code: string };
      return { data: { roles: await roles.change(request, code, request.body as RoleBody) } };
    }) as RouteHandlerMethod,
  });
  overridable(app, 'DELETE', {
    url: '/organization/roles/:code',
    schema: { ...ofRoles, summary: 'Remove a role that no user has', params: CodeParams },
    handler: (async (request) => ({
      data: { roles: await roles.remove(request, (request.params as { code: string }).code) },
    })) as RouteHandlerMethod,
  });

  app.get(
    '/organization/units',
    { schema: { ...ofUnits, summary: 'List the units of the organization as a tree' } },
    async (request) => ({ data: { units: await units.list(request) } }),
  );
  app.post<{ Body: UnitBody }>(
    '/organization/units',
    { schema: { ...ofUnits, summary: 'Create a unit', body: UnitBody } },
    async (request) => ({ data: { units: await units.create(request, request.body) } }),
  );
  overridable(app, 'PUT', {
    url: '/organization/units/:id',
    schema: { ...ofUnits, summary: 'Rename or move a unit', params: IdParams, body: UnitBody },
    handler: (async (request) => {
      const { id } = request.params as { id: string };
      return { data: { units: await units.change(request, id, request.body as UnitBody) } };
    }) as RouteHandlerMethod,
  });
  overridable(app, 'DELETE', {
    url: '/organization/units/:id',
    schema: { ...ofUnits, summary: 'Remove an empty unit', params: IdParams },
    handler: (async (request) => ({
      data: { units: await units.remove(request, (request.params as { id: string }).id) },
    })) as RouteHandlerMethod,
  });
}
