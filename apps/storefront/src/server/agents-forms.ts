import { createAgentsClient } from '@foolscap/account/client';
import { ACCOUNT_CODES, AGENT_CODES, CUSTOMER_QUERY_LENGTH } from '@foolscap/account/model';
import { HttpError } from '@foolscap/core/http';
import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import { AGENTS_FORM_PATHS } from '../forms/agents-form-paths.ts';
import type { FormEndpoint } from './forms.ts';

const CUSTOMERS = '/account/customers';
const ACCESS = '/account/access';

/** Returns the page after a failure: a caller whose session has ended signs in first. */
const failOn =
  (page: string) =>
  (code: string, { search = '' }: Record<string, string>, root: string): string =>
    code === ACCOUNT_CODES.signInRequired
      ? `${LOGIN_PATH}?${new URLSearchParams({ jumpUrl: root + page })}`
      : `${page}?${new URLSearchParams({ ...(search && { search: search.slice(0, 64) }), error: code })}`;

/**
 * Registers the form endpoints of staff who act for customers. Browsers with JavaScript submit these forms, too: the start and the end of a
 * visit replace the session, so the next page is a new document with the state of the other user.
 */
export function agentsForms(on: FormEndpoint): void {
  on(
    AGENTS_FORM_PATHS.search,
    async (http, { query = '' }) => {
      const words = query.trim().slice(0, 100);
      if (words.length < CUSTOMER_QUERY_LENGTH)
        throw new HttpError({ code: 'QUERY_TOO_SHORT', retryable: false, message: 'Too short' });
      // The address of the result has no data of a customer.
      const { id } = await createAgentsClient(http).search(words);
      return `${CUSTOMERS}?${new URLSearchParams({ search: id })}`;
    },
    failOn(CUSTOMERS),
  );
  on(
    AGENTS_FORM_PATHS.start,
    async (http, { customer = '' }, _root, reply) => {
      await createAgentsClient(http).startVisit(customer);
      // What the browser stored belongs to the agent.
      void reply.header('clear-site-data', '"storage"');
      return '/account';
    },
    failOn(CUSTOMERS),
  );
  on(
    AGENTS_FORM_PATHS.end,
    async (http, _fields, _root, reply) => {
      await createAgentsClient(http).endVisit();
      void reply.header('clear-site-data', '"storage"');
      return CUSTOMERS;
    },
    // The visit has ended already.
    (code, fields, root) =>
      code === AGENT_CODES.notActing ? CUSTOMERS : failOn(CUSTOMERS)(code, fields, root),
  );
  on(
    AGENTS_FORM_PATHS.request,
    async (http, { customer = '', search = '' }) => {
      await createAgentsClient(http).requestAccess(customer);
      return `${CUSTOMERS}?${new URLSearchParams({ ...(search && { search: search.slice(0, 64) }), done: 'requested' })}`;
    },
    failOn(CUSTOMERS),
  );
  on(
    AGENTS_FORM_PATHS.allow,
    async (http, { hours = '', agent = '' }) => {
      await createAgentsClient(http).allow({ hours: Number(hours) || 0, ...(agent && { agentId: agent }) });
      return `${ACCESS}?done=allowed`;
    },
    failOn(ACCESS),
  );
  on(
    AGENTS_FORM_PATHS.decline,
    async (http, { agent = '' }) => {
      await createAgentsClient(http).decline(agent || '-');
      return `${ACCESS}?done=declined`;
    },
    failOn(ACCESS),
  );
  on(
    AGENTS_FORM_PATHS.withdraw,
    async (http, { consent = '' }) => {
      await createAgentsClient(http).withdraw(consent || '-');
      return `${ACCESS}?done=withdrawn`;
    },
    failOn(ACCESS),
  );
}
