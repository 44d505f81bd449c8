import type { FormOutcome } from '@foolscap/account/feature';
import { createApprovalsClient, readSetupChange } from '@foolscap/approvals/client';
import type { ApprovalsClient } from '@foolscap/approvals/client';
import {
  APPROVAL_CODES,
  APPROVAL_FIELDS,
  DECISION_FIELDS,
  DELEGATION_FIELDS,
  FORM_STEPS,
  readOrderChange,
} from '@foolscap/approvals/model';
import type { FormValues } from '@foolscap/approvals/model';
import { toFailure } from '@foolscap/core/http';
import { SESSION_CHANGED } from '@foolscap/core/vocabulary';
import {
  APPROVALS_FORM_PATH,
  CHANGE_FORM_PATH,
  COMMENT_FORM_PATH,
  SETUP_FORM_PATHS,
} from '../forms/approvals-form-paths.ts';
import { approvalPath, approvalRulesPath, approvalsPath } from '../features/approvals/approvals-address.ts';
import type { FormEndpoint } from './forms.ts';
import { randomUUID } from 'node:crypto';
import { postedCookie } from './posted-cookie.ts';

const WAITING = approvalsPath('WAITING');

/** Reads the selected orders from a form. */
const readOrders = (fields: Record<string, string>, comment: string) =>
  Object.entries(fields).flatMap(([name, value]) => {
    if (!name.startsWith(DECISION_FIELDS.order)) return [];
    const [cartId = '', ownerProfileId = '', total = ''] = value.split(' ');
    const orderNumber = name.slice(DECISION_FIELDS.order.length);
    return [{ orderNumber, cartId, ownerProfileId, approvalComments: comment, expectedTotal: Number(total) }];
  });

/**
 * Registers the form endpoint that approves or declines orders, for submissions without JavaScript. It leads to the decided orders, or back to
 * the list with the reason of a refusal.
 */
export function approvalForms(on: FormEndpoint, { secure }: { secure: boolean }): void {
  on(
    APPROVALS_FORM_PATH,
    async (http, fields, _root, reply) => {
      const { comment = '', action } = fields;
      const decision = action === 'DECLINE' ? 'DECLINE' : 'ACCEPT';
      const text = comment.trim();
      const orders = readOrders(fields, text);
      const values = { comment, orders: orders.map(({ orderNumber }) => orderNumber).join(' ') };
      const remember = (outcome: Pick<FormOutcome, 'error'>) =>
        reply.header('set-cookie', postedCookie({ form: 'approvals', ...outcome, values }, secure));
      const refuse = (code: string, message: string) => {
        void remember({ error: { code, message } });
        return WAITING;
      };
      if (orders.length === 0) return refuse(APPROVAL_CODES.orderMissing, '');
      if (decision === 'DECLINE' && !text) return refuse(APPROVAL_CODES.commentMissing, '');
      try {
        const { results } = await createApprovalsClient(http).decide(decision, orders);
        const refused = results.find(({ isDecided }) => !isDecided);
        if (refused) return refuse(refused.code ?? '', refused.message ?? '');
        void remember({});
        return approvalsPath('DECIDED');
      } catch (reason) {
        const { code, message } = toFailure(reason);
        // The form is submitted again with the new cookie.
        if (code === SESSION_CHANGED) throw reason;
        return refuse(code, message);
      }
    },
    () => WAITING,
  );

  /** Registers a form whose outcome its page shows. @param kept names of the fields that keep their values after an error */
  function withOutcome(
    path: string,
    form: string,
    getPage: (fields: FormValues) => string,
    submit: (client: ApprovalsClient, fields: FormValues) => Promise<unknown>,
    kept: readonly string[] = [],
  ): void {
    on(
      path,
      async (http, fields, _root, reply) => {
        const values = Object.fromEntries(kept.map((name) => [name, fields[name] ?? '']));
        const remember = (outcome: Pick<FormOutcome, 'error'>) =>
          reply.header('set-cookie', postedCookie({ form, ...outcome, values }, secure));
        try {
          await submit(createApprovalsClient(http), fields);
          void remember({});
        } catch (reason) {
          const { code, message } = toFailure(reason);
          if (code === SESSION_CHANGED) throw reason;
          void remember({ error: { code, message } });
        }
        return getPage(fields);
      },
      (_code, fields) => getPage(fields),
    );
  }
  const getNumber = (fields: FormValues) => (fields[APPROVAL_FIELDS.orderNumber] ?? '').slice(0, 40);
  withOutcome(
    CHANGE_FORM_PATH,
    'approvalChange',
    (fields) => approvalPath(getNumber(fields)),
    async (client, fields) => {
      const change = readOrderChange(fields);
      // Without JavaScript the difference is shown once it is saved, in the history.
      const { difference } = await client.changeOrder(getNumber(fields), change);
      await client.changeOrder(getNumber(fields), { ...change, expectedTotal: difference.totalTo });
    },
  );
  withOutcome(
    COMMENT_FORM_PATH,
    'approvalComment',
    (fields) => approvalPath(getNumber(fields)),
    (client, fields) => client.comment(getNumber(fields), (fields[APPROVAL_FIELDS.comment] ?? '').trim()),
  );
  for (const part of ['rules', 'groups', 'delegations'] as const)
    withOutcome(
      SETUP_FORM_PATHS[part],
      'approvalRules',
      () => approvalRulesPath(),
      (client, fields) => {
        const id = fields[APPROVAL_FIELDS.id] || randomUUID();
        return client.changeSetup(
          fields[APPROVAL_FIELDS.step] === FORM_STEPS.remove
            ? { part, id }
            : readSetupChange(part, id, fields),
        );
      },
      part === 'delegations' ? DELEGATION_FIELDS : [],
    );
}
