import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAccountAreaClient, createAccountClient } from '@foolscap/account/client';
import { ACCOUNT_CODES } from '@foolscap/account/model';
import { createProductPageClient } from '@foolscap/catalog/client';
import { isCrossSite } from '@foolscap/commerce-api';
import { createHttpClient, HttpError, returnAddress, toFailure } from '@foolscap/core/http';
import type { HttpClient, Transport } from '@foolscap/core/http';
import { LOGIN_PATH, SESSION_CHANGED } from '@foolscap/core/vocabulary';
import type { CountryCode, TenantId } from '@foolscap/core/vocabulary';
import { accountForms } from './account-forms.ts';
import { cartForms, getPageKey } from './cart-forms.ts';
import { accountingForms } from './accounting-forms.ts';
import { customizeForms } from './customize-forms.ts';
import { membershipForms } from './membership-forms.ts';
import { messageForms, oneClickUnsubscribe } from './message-forms.ts';
import { printerForms } from './printer-forms.ts';
import { downloadOfCopy, privacyForms } from './privacy-forms.ts';
import { orderForms } from './order-forms.ts';
import { downloadOfReport } from './report-download.ts';
import { rewardsForms } from './rewards-forms.ts';
import { approvalForms } from './approval-forms.ts';
import { downloadOfInvoiceStatement, invoiceForms } from './invoice-forms.ts';
import { budgetForms, downloadOfStatement } from './budget-forms.ts';
import { agentsForms } from './agents-forms.ts';
import { inboxForms } from './inbox-forms.ts';
import { cartSectionForms } from './cart-section-forms.ts';
import { couponForms } from './coupon-forms.ts';
import { storeForms } from './store-forms.ts';
import { type ErrorPageStatus, hasErrorPage } from './error-page.ts';
import { ACCOUNT_FORM_PATHS } from '../forms/account-form-paths.ts';
import { FORM_PATHS } from '../forms/forms.tsx';
import { PAGES } from '../routing/pages.ts';
import { readSiteRoot } from '../routing/tenant-path.ts';
import { withTenantTarget } from '../routing/sign-in-path.ts';

export interface FormDeps {
  /** Creates a transport that calls the API as the shopper who submitted the form, and forwards its cookies to the reply. */
  transportFor: (request: FastifyRequest, reply: FastifyReply) => Transport;
  getTenant: (request: FastifyRequest) => TenantId;
  publicUrl: string | undefined;
  /** The country of addresses; the United States by default. */
  country?: CountryCode | undefined;
  /** Sends an error page that explains why a form was rejected, with a link back. */
  sendErrorPage: (request: FastifyRequest, reply: FastifyReply, status: ErrorPageStatus) => FastifyReply;
}

type Fields = Record<string, string>;

const MAX_BYTES = 16_384;
/** The form that imports users has up to 500 of them as CSV, which is encoded. */
const MAX_IMPORT_BYTES = 262_144;

/** Registers a form endpoint. The first function submits the form and returns the redirect; the second one handles its errors. */
export type FormEndpoint = (
  path: string,
  submit: (http: HttpClient, fields: Fields, root: string, reply: FastifyReply) => Promise<string>,
  onFailure: (code: string, fields: Fields, root: string) => string,
) => void;

/**
 * Registers the form endpoints for submissions without JavaScript (decision-without-script): same origin only, with an idempotency
 * key, and always a redirect, so that a reload repeats nothing.
 */
export function formRoutes(
  app: FastifyInstance,
  { transportFor, getTenant, publicUrl, country, sendErrorPage }: FormDeps,
): void {
  // Forms are accepted only in this content type. Text and JSON are rejected with 415.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_IMPORT_BYTES },
    (request, body, done) => {
      const text = body as string;
      const isTooLong = text.length > MAX_BYTES && !request.url.startsWith(ACCOUNT_FORM_PATHS.importUsers);
      if (isTooLong) done(Object.assign(new Error('The form is too long.'), { statusCode: 413 }));
      else done(null, Object.fromEntries(new URLSearchParams(text)));
    },
  );
  app.addHook('onRequest', async (request, reply) => {
    if (isCrossSite(request, publicUrl)) return sendErrorPage(request, reply, 403);
  });
  app.setErrorHandler<{ statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ err: error }, 'a form could not be handled');
    return sendErrorPage(request, reply, hasErrorPage(statusCode) ? statusCode : 500);
  });

  const on: FormEndpoint = (path, submit, onFailure) =>
    app.post<{ Body: Fields; Querystring: { again?: string } }>(path, async (request, reply) => {
      const fields = request.body ?? {};
      // The form contains its site. Only the existing sites are accepted.
      const { root, isBusiness } = readSiteRoot(fields.site);
      const tenant = isBusiness ? 'sba' : getTenant(request);
      const http = createHttpClient({ transport: transportFor(request, reply), tenant });
      try {
        return await reply.redirect(
          root + withTenantTarget(tenant, await submit(http, fields, root, reply)),
          303,
        );
      } catch (error) {
        const failure = toFailure(error);
        // The browser submits the same form again, once, with its new cookie.
        if (failure.code === SESSION_CHANGED && request.query.again === undefined)
          return reply.redirect(`${path}?again=1`, 307);
        request.log.warn({ code: failure.code }, 'a form submission failed');
        return reply.redirect(root + withTenantTarget(tenant, onFailure(failure.code, fields, root)), 303);
      }
    });

  const secure = publicUrl?.startsWith('https:') ?? false;
  accountForms(on, { secure, country });
  rewardsForms(on, { secure });
  inboxForms(on, { secure });
  agentsForms(on);
  approvalForms(on, { secure });
  budgetForms(on, { secure });
  invoiceForms(on, { secure });
  membershipForms(on, { secure });

  cartForms(on);
  cartSectionForms(on);
  couponForms(on);
  accountingForms(on, { secure });
  orderForms(on, { secure });
  printerForms(on);
  privacyForms(on, { secure });
  const createHttp = (request: FastifyRequest, reply: FastifyReply, isBusiness: boolean) =>
    createHttpClient({
      transport: transportFor(request, reply),
      tenant: isBusiness ? 'sba' : getTenant(request),
    });
  downloadOfCopy(app, createHttp);
  downloadOfStatement(app, createHttp);
  downloadOfReport(app, createHttp);
  downloadOfInvoiceStatement(app, createHttp);
  customizeForms(on);
  messageForms(on, { secure });
  oneClickUnsubscribe(app, (request, reply) =>
    createHttpClient({ transport: transportFor(request, reply), tenant: getTenant(request) }),
  );
  /** Returns the page of a form, or the home page if it is not one of our pages. */
  const getPage = ({ back = '' }: Fields) =>
    returnAddress(new URLSearchParams({ jumpUrl: back })).split(/[?#]/)[0];
  on(
    FORM_PATHS.place,
    async (http, fields) => {
      await createProductPageClient(http).changePlace((fields.zip ?? '').slice(0, 20) || '-');
      return `${getPage(fields)}#delivery`;
    },
    (code, fields) => `${getPage(fields)}?${new URLSearchParams({ place: code })}#delivery`,
  );
  storeForms(on, { secure });
  const wanted = (fields: Fields) => returnAddress(new URLSearchParams({ jumpUrl: fields.target ?? '' }));
  /** Passes the return target, which is relative to the host's root, to the next page of the flow. */
  const leadBack = ({ jumpUrl = '' }: Fields): Fields =>
    jumpUrl ? { jumpUrl: returnAddress(new URLSearchParams({ jumpUrl })) } : {};
  on(
    ACCOUNT_FORM_PATHS.signIn,
    async (http, fields) => {
      await createAccountClient(http).signIn({
        username: fields.username ?? '',
        password: fields.password ?? '',
      });
      return wanted(fields);
    },
    (code, fields, root) =>
      `${LOGIN_PATH}?${new URLSearchParams({ error: code, jumpUrl: root + wanted(fields) })}`,
  );
  on(
    ACCOUNT_FORM_PATHS.thirdPartySignIn,
    async (http, { token = '', ...fields }) => {
      await createAccountAreaClient(http).signInThirdParty(token || '-');
      return wanted(fields);
    },
    (code, { token = '', ...fields }, root) =>
      `${PAGES.tpsLogin}?${new URLSearchParams({
        error: code,
        // A link that is still valid can be tried again.
        ...(code === ACCOUNT_CODES.thirdPartyLinkInvalid ? {} : { token }),
        TARGET: root + wanted(fields),
      })}`,
  );
  on(
    ACCOUNT_FORM_PATHS.register,
    async (http, { firstName = '', lastName = '', username = '', password = '', ...fields }) => {
      const { organizationName, joinRewards } = fields;
      await createAccountAreaClient(http).register(
        {
          firstName,
          lastName,
          username,
          password,
          ...(organizationName ? { organizationName } : {}),
          ...(joinRewards ? { joinRewards: true } : {}),
        },
        getPageKey(fields),
      );
      return wanted(fields);
    },
    (code, fields, root) =>
      `${PAGES.register}?${new URLSearchParams({ error: code, jumpUrl: root + wanted(fields) })}`,
  );
  on(
    ACCOUNT_FORM_PATHS.forgotPassword,
    async (http, { username = '', ...fields }) => {
      await createAccountAreaClient(http).forgotPassword({
        username,
        ...(fields.jumpUrl && { returnTo: fields.jumpUrl }),
      });
      return `${PAGES.forgotPassword}?${new URLSearchParams({ sent: '1', ...leadBack(fields) })}`;
    },
    (code, fields) => `${PAGES.forgotPassword}?${new URLSearchParams({ error: code, ...leadBack(fields) })}`,
  );
  on(
    ACCOUNT_FORM_PATHS.resetPassword,
    async (http, { token = '', password = '', ...fields }) => {
      await createAccountAreaClient(http).resetPassword({ token, password });
      return `${LOGIN_PATH}?${new URLSearchParams({ reset: '1', ...leadBack(fields) })}`;
    },
    (code, { token = '', ...fields }) =>
      `${PAGES.resetPassword}?${new URLSearchParams({ token, error: code, ...leadBack(fields) })}`,
  );
  on(
    ACCOUNT_FORM_PATHS.confirmEmail,
    async (http, { token = '' }) => {
      await createAccountAreaClient(http).confirmEmail(token || '-');
      return `${PAGES.confirmEmail}?done=1`;
    },
    (code, { token = '' }, root) => {
      if (code === ACCOUNT_CODES.emailAlreadyConfirmed) return `${PAGES.confirmEmail}?done=before`;
      // Confirming an address requires signing in to its account.
      return code === ACCOUNT_CODES.signInRequired
        ? `${LOGIN_PATH}?${new URLSearchParams({ jumpUrl: `${root}${PAGES.confirmEmail}?${new URLSearchParams({ token })}` })}`
        : `${PAGES.confirmEmail}?${new URLSearchParams({
            error: code,
            // A link that was not used can be tried again.
            ...(code === ACCOUNT_CODES.emailLinkInvalid ? {} : { token }),
          })}`;
    },
  );
  on(
    ACCOUNT_FORM_PATHS.shipTo,
    async (http, fields) => {
      const account = createAccountAreaClient(http);
      const { addresses } = await account.organization();
      const chosen = addresses.find(({ id, type }) => type === 'S' && id === fields.shipTo);
      if (!chosen)
        throw new HttpError({
          code: ACCOUNT_CODES.addressNotAllowed,
          retryable: false,
          message: 'No ship-to',
        });
      await account.chooseShipTo(chosen);
      return wanted(fields);
    },
    (code, fields) =>
      `${PAGES.shipTo}?${new URLSearchParams({ error: code, ...(fields.target && { jumpUrl: wanted(fields) }) })}`,
  );
  on(
    FORM_PATHS.signOut,
    async (http, _fields, _root, reply) => {
      await createAccountClient(http).signOut();
      // Clears browser storage, which no script does here.
      void reply.header('clear-site-data', '"storage"');
      return '/';
    },
    () => '/',
  );
}
