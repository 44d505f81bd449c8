import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  ApprovalSetupSchema,
  DelegationBody,
  GroupBody,
  RuleBody,
  type ApprovalSetup,
} from '@foolscap/approvals/contract';
import { EncodeQuery, ErrorReplySchema, Reply } from '@foolscap/core/contract';
import Type, { type TObject } from 'typebox';
import type { Caller, Callers } from '../../kernel/caller/caller.ts';
import { overridable } from '../../kernel/http/method-override.ts';
import type { ApprovalSetupService } from './setup.service.ts';

interface Deps {
  setup: ApprovalSetupService;
  callers: Callers;
}

const IdParams = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' }),
});
const schema = {
  tags: ['approvals'],
  querystring: Type.Object({ ...EncodeQuery }, { additionalProperties: false }),
  response: {
    200: Reply(ApprovalSetupSchema),
    400: ErrorReplySchema,
    401: ErrorReplySchema,
    403: ErrorReplySchema,
  },
};

/**
 * Registers `/cc/api/organization/approvals`: the rules and groups of an organization, and the delegations of an approver. The caller chooses the
 * ids, so that a repeated call has the same effect.
 */
export function approvalSetupRoutes(app: FastifyInstance, { setup, callers }: Deps): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  app.get(
    '/organization/approvals',
    {
      schema: {
        ...schema,
        summary: 'Get the approval rules, groups and delegations that the caller sets up',
      },
    },
    async (request) => ({ data: await setup.read(await callers.of(request)) }),
  );

  /** Registers the two calls that change one entry. */
  function entry<Body>(
    path: string,
    name: string,
    body: TObject,
    save: (caller: Caller, id: string, body: Body) => Promise<ApprovalSetup>,
    remove: (caller: Caller, id: string) => Promise<ApprovalSetup>,
  ): void {
    const url = `/organization/approvals/${path}/:id`;
    const getId = (request: FastifyRequest) => (request.params as { id: string }).id;
    overridable(app, 'PUT', {
      url,
      schema: { ...schema, params: IdParams, body, summary: `Create or replace ${name}` },
      handler: async (request) => ({
        data: await save(await callers.of(request), getId(request), request.body as Body),
      }),
    });
    overridable(app, 'DELETE', {
      url,
      schema: { ...schema, params: IdParams, summary: `Remove ${name}` },
      handler: async (request) => ({ data: await remove(await callers.of(request), getId(request)) }),
    });
  }
  entry<RuleBody>('rules', 'an approval rule', RuleBody, setup.saveRule, setup.removeRule);
  entry<GroupBody>('groups', 'a group of approvers', GroupBody, setup.saveGroup, setup.removeGroup);
  entry<DelegationBody>(
    'delegations',
    'a delegation',
    DelegationBody,
    setup.saveDelegation,
    setup.removeDelegation,
  );
}
