import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { OneOf } from '@foolscap/core/contract';
import { AGENT_KINDS } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import type { OperatorAccess } from '../../kernel/http/operator-access.ts';
import { type AgentChange, changeAgents, listAgents } from './agent-setup.ts';

const strict = { additionalProperties: false } as const;
const Name = Type.String({ minLength: 1, maxLength: 254 });
const Tenant = OneOf(['sdc', 'sba']);
const Consent = OneOf(['NOT_NEEDED', 'REQUIRED']);

/** A change to the staff who act for customers. The schema also validates what an operator enters at the command line. */
export const AgentChangeSchema = Type.Union([
  Type.Object(
    {
      username: Name,
      tenant: Tenant,
      kind: Type.Union([OneOf(AGENT_KINDS), Type.Null()]),
      storeNumber: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
    },
    strict,
  ),
  Type.Object({ username: Name, customerNumber: Name, isAssigned: Type.Boolean() }, strict),
  Type.Object({ consent: Consent, tenant: Tenant }, strict),
  Type.Object({ consent: Consent, customerNumber: Name }, strict),
  Type.Object(
    {
      customerNumber: Name,
      salesRep: Type.Union([
        Type.Object({ username: Name }, strict),
        Type.Object(
          {
            name: Type.String({ minLength: 1, maxLength: 100, pattern: '^\\S(.*\\S)?$' }),
            phone: Type.Optional(Type.String({ pattern: '^[0-9]{10}$' })),
            email: Type.Optional(
              Type.String({ minLength: 3, maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+$' }),
            ),
          },
          strict,
        ),
        Type.Null(),
      ]),
    },
    strict,
  ),
]);

/**
 * Registers the endpoints of the agents command for a shop that runs on the embedded database. Loopback only, and only with the shop's
 * token.
 */
export function agentSetupRoutes(
  app: FastifyInstance,
  db: Db,
  now: () => Date,
  access: OperatorAccess,
): void {
  const onRequest = async (request: Parameters<OperatorAccess['admit']>[0]) => access.admit(request);
  app.post<{ Body: AgentChange }>(
    '/operator/agents',
    { schema: { hide: true, body: AgentChangeSchema } as object, onRequest },
    async (request) => ({ data: await changeAgents(db, request.body, now()) }),
  );
  app.get('/operator/agents', { schema: { hide: true } as object, onRequest }, async () => ({
    data: { agents: await listAgents(db) },
  }));
}
