import type { FormOutcome } from '@foolscap/account/feature';
import { createApprovalsClient, readSetupChange } from '@foolscap/approvals/client';
import type { ApprovalsClient } from '@foolscap/approvals/client';
import {
  APPROVAL_CODES,
  APPROVAL_FIELDS,
  DECISION_FIELDS,
  DELEGATION_FIELDS,
  FORM_STEPS,
  getChangeKey,
  pickChangedFields,
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
import { getPageKey } from './cart-forms.ts';
import type { FormEndpoint } from './forms.ts';
import { randomUUID } from 'node:crypto';
import { fitsPostedCookie, postedCookie } from './posted-cookie.ts';

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
  /** Shows the difference of a change on the next page, or saves a change whose difference was shown. */
  on(
    CHANGE_FORM_PATH,
    async (http, fields, _root, reply) => {
      const client = createApprovalsClient(http);
      const orderNumber = getNumber(fields);
      let values: FormValues = fields;
      const remember = (outcome: Pick<FormOutcome, 'error'>, keepsValues = false) =>
        reply.header(
          'set-cookie',
          postedCookie({ form: 'approvalChange', ...outcome, values }, secure, { keepsValues }),
        );
      try {
        const { editable } = await client.getOrder(orderNumber);
        if (editable) values = pickChangedFields(fields, editable);
        const isShown = editable && fields[APPROVAL_FIELDS.previewed] === getChangeKey(fields, editable);
        if (isShown && fields[APPROVAL_FIELDS.step] === FORM_STEPS.save) {
          const expectedTotal = Number(fields[APPROVAL_FIELDS.expectedTotal]);
          const body = { ...readOrderChange(fields), expectedTotal };
          await client.changeOrder(orderNumber, body, getPageKey(fields));
          values = {};
          void remember({});
        } else {
          values = {
            ...values,
            [APPROVAL_FIELDS.step]: FORM_STEPS.preview,
            [APPROVAL_FIELDS.orderNumber]: orderNumber,
          };
          if (fitsPostedCookie({ form: 'approvalChange', values })) void remember({}, true);
          else void remember({ error: { code: APPROVAL_CODES.changeTooLong } });
        }
      } catch (reason) {
        const { code, message, field } = toFailure(reason);
        if (code === SESSION_CHANGED) throw reason;
        void remember({ error: { code, message, field } });
      }
      return approvalPath(orderNumber);
    },
    (_code, fields) => approvalPath(getNumber(fields)),
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
