import type { FastifyRequest } from 'fastify';
import { AGENT_CODES } from '@foolscap/account/model';
import type { AgentKind } from '@foolscap/core/vocabulary';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import type { Session } from '../../kernel/sessions/sessions.repository.ts';
import { type AccountRow, createSignedInAccount } from '../account/index.ts';

/** A signed-in agent, who acts for no customer. */
export interface Agent {
  session: Session;
  account: AccountRow & { agent_kind: AgentKind };
}

/**
 * Finds the agent of a request.
 * @throws ApiError 401 for guests; 403 AGENTS_ONLY for customers, and while the agent acts for one
 */
export function createSignedInAgent(deps: Pick<ApiContext, 'database'> & { callers: Callers }) {
  const signedIn = createSignedInAccount(deps);
  return async (request: FastifyRequest): Promise<Agent> => {
    const { session, account } = await signedIn(request);
    const { agent_kind } = account;
    if (!agent_kind || account.deactivated_at || session.agent)
      throw new ApiError(
        403,
        AGENT_CODES.agentsOnly,
        'This page is only for our customer service and sales staff.',
      );
    return { session, account: { ...account, agent_kind } };
  };
}
