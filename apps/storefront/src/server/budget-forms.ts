import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createBudgetsClient } from '@foolscap/account/client';
import type { BudgetsClient } from '@foolscap/account/client';
import type { BudgetEntry } from '@foolscap/account/contract';
import { ACCOUNT_CODES, formatBudgetCsv, readAmount, readBudgetFields } from '@foolscap/account/model';
import { toFailure } from '@foolscap/core/http';
import type { HttpClient } from '@foolscap/core/http';
import { LOGIN_PATH, SESSION_CHANGED } from '@foolscap/core/vocabulary';
import { budgetsPath } from '../features/budgets/budgets-address.ts';
import { BUDGETS_FORM_PATHS } from '../forms/budgets-form-paths.ts';
import { readSiteRoot } from '../routing/tenant-path.ts';
import { sendCsv } from './csv-download.ts';
import type { FormEndpoint } from './forms.ts';
import { postedCookie } from './posted-cookie.ts';

type Fields = Record<string, string>;

/** Entries that the download reads per call. */
const PAGE_SIZE = 500;

/** A field is missing or invalid. */
const INVALID = { code: 'INVALID_REQUEST', message: '' };

/** Sends the change of a form. @returns false for invalid fields */
async function send(client: BudgetsClient, fields: Fields): Promise<boolean> {
  const { change, budget = '', key } = fields;
  if (change === 'remove') {
    await client.removeBudget(budget, key);
    return true;
  }
  if (change === 'adjust') {
    const amount = readAmount(fields.amount ?? '');
    const note = fields.note?.trim();
    if (amount === undefined) return false;
    await client.adjustBudget(budget, { amount, ...(note ? { note } : {}) }, key);
    return true;
  }
  const body = readBudgetFields(fields);
  if (!body || (change === 'add' && !body.code)) return false;
  const { code: _code, ...changed } = body;
  await (change === 'change' ? client.changeBudget(budget, changed, key) : client.addBudget(body, key));
  return true;
}

/** Registers the form endpoint that changes budgets, for submissions without JavaScript. The page that follows shows the outcome. */
export function budgetForms(on: FormEndpoint, { secure }: { secure: boolean }): void {
  on(
    BUDGETS_FORM_PATHS.change,
    async (http, fields, _root, reply) => {
      const { change = '', budget } = fields;
      const page = budgetsPath(change === 'add' || change === 'remove' ? undefined : budget);
      const remember = (error?: { code: string; message?: string; field?: string }) =>
        reply.header(
          'set-cookie',
          postedCookie({ form: `budget-${change}`, ...(error ? { error } : {}), values: fields }, secure),
        );
      try {
        void remember((await send(createBudgetsClient(http), fields)) ? undefined : INVALID);
        return page;
      } catch (reason) {
        const { code, message, field } = toFailure(reason);
        // The form is submitted again with the new cookie.
        if (code === SESSION_CHANGED) throw reason;
        void remember({ code, message, ...(field ? { field } : {}) });
        return change === 'remove' ? budgetsPath(budget) : page;
      }
    },
    () => budgetsPath(),
  );
}

/** Reads all entries of a period, the oldest first. */
async function readEntries(client: BudgetsClient, code: string, period: string | undefined) {
  const entries: BudgetEntry[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const statement = await client.getStatement({ code, period, page, size: PAGE_SIZE });
    entries.push(...statement.entries);
    pages = statement.totPages;
  }
  return entries.reverse();
}

/** Registers the download of a statement as CSV. It does not redirect, unless the statement cannot be read. */
export function downloadOfStatement(
  app: FastifyInstance,
  createHttp: (request: FastifyRequest, reply: FastifyReply, isBusiness: boolean) => HttpClient,
): void {
  app.get<{ Querystring: Record<string, string> }>(BUDGETS_FORM_PATHS.statement, async (request, reply) => {
    const { budget = '', period, site } = request.query;
    const { root, isBusiness } = readSiteRoot(site);
    try {
      const entries = await readEntries(
        createBudgetsClient(createHttp(request, reply, isBusiness)),
        budget.slice(0, 40) || '-',
        period?.slice(0, 10),
      );
      const name = `budget-${budget.replaceAll(/[^A-Za-z0-9._-]/g, '_')}-${period?.slice(0, 7) ?? 'current'}`;
      return await sendCsv(reply, name, formatBudgetCsv(entries));
    } catch (error) {
      const { code } = toFailure(error);
      request.log.warn({ code }, 'a statement could not be downloaded');
      const page = root + budgetsPath(budget || undefined);
      return reply.redirect(
        code === ACCOUNT_CODES.signInRequired
          ? `${root}${LOGIN_PATH}?${new URLSearchParams({ jumpUrl: page })}`
          : page,
        303,
      );
    }
  });
}
