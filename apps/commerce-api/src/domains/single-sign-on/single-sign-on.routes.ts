import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignInData } from '@foolscap/account/contract';
import { COMPANY_SIGN_IN_CODES, COMPANY_SIGN_IN_PAGE } from '@foolscap/account/model';
import { LOCALES, readLocale, readSitePath } from '@foolscap/core/vocabulary';
import Type from 'typebox';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/http/api-error.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';
import type { AccountRow } from '../account/index.ts';
import { leavePage } from './leave-page.ts';
import type { ProviderKind } from './provider.ts';
import { SignInRefusal } from './refusal.ts';
import { describeShop } from './saml.ts';
import { MAX_RESPONSE_BYTES } from './saml-response.ts';
import { getLoginPath, getOrigin, getShopUrls, SSO_PATH } from './shop-urls.ts';
import {
  createSecret,
  createSingleSignOnService,
  isSecret,
  type VerifiedSignIn,
} from './single-sign-on.service.ts';

/** As long as a sign-in may take. */
const COOKIE_SECONDS = 15 * 60;
/** Limits sign-ins from one client address, which a whole office may share. */
const LIMITED = { rateLimit: { max: 300, timeWindow: '1 minute' } };
const Text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const NumberParams = Type.Object({ customerNumber: Type.String({ minLength: 1, maxLength: 40 }) });
const LoginQuery = Type.Object({ target: Text(2000), locale: Text(10) });
const StartBody = Type.Object({ email: Text(400), target: Text(2000), locale: Text(10) });
/** Providers may send further fields, such as RelayState, which the shop does not use. */
const ResponseBody = Type.Object({ SAMLResponse: Type.String({ maxLength: MAX_RESPONSE_BYTES }) });

type Fields = Record<string, string>;

export interface SingleSignOnDeps extends Pick<ApiContext, 'database' | 'settings' | 'now'> {
  /** Signs a caller in who has proved to own the account. */
  enter: (
    request: FastifyRequest,
    reply: FastifyReply,
    account: AccountRow,
    claim: (trx: Db) => Promise<void>,
  ) => Promise<SignInData>;
}

/**
 * Registers `/cc/api/sso`, the sign-in with the identity provider of a company (docs/decisions/single-sign-on.md). Its callers are browsers
 * on their way between pages, so each reply is a page or a redirect, also for an error. The scope must not reject form posts.
 */
export function singleSignOnRoutes(app: FastifyInstance, { enter, ...context }: SingleSignOnDeps): void {
  const { settings } = context;
  const service = createSingleSignOnService(context);
  const pageUrl = createPageUrls(settings);
  const secure = settings.publicUrl?.startsWith('https:') ?? false;
  const cookieName = secure ? '__Host-foolscap_sso' : 'foolscap_sso';
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 2 * MAX_RESPONSE_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  // Organizations exist on the business site only.
  app.addHook('onRequest', (request, _reply, done) => {
    request.tenant = 'sba';
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });

  const setLocale = (request: FastifyRequest, locale: string | undefined) => {
    request.locale = readLocale(locale ?? '') ?? LOCALES[0];
  };
  const readTarget = (target: string | undefined): string => readSitePath(target ?? '') ?? '/';

  /** Runs a step, and leads back to the sign-in page if it fails, which explains why. */
  async function orExplain(
    request: FastifyRequest,
    reply: FastifyReply,
    step: () => Promise<FastifyReply>,
    kept: Readonly<Record<string, string>> = {},
  ): Promise<FastifyReply> {
    try {
      return await step();
    } catch (error) {
      const isRefusal = error instanceof SignInRefusal;
      if (isRefusal) request.log.warn({ err: error, code: error.code }, 'company sign-in refused');
      else request.log.error({ err: error }, 'company sign-in failed');
      const code = isRefusal ? error.code : COMPANY_SIGN_IN_CODES.unavailable;
      const start = isRefusal ? error.start : undefined;
      if (start) request.locale = start.locale;
      const query = new URLSearchParams({ error: code, ...(start ? { TARGET: start.target } : kept) });
      return reply.redirect(pageUrl(request, `${COMPANY_SIGN_IN_PAGE}?${query}`), 303);
    }
  }

  const leave = (request: FastifyRequest, reply: FastifyReply, url: string) =>
    reply.type('text/html; charset=utf-8').send(leavePage(url, request.locale));

  /** Signs the person in. The guest's cart is merged, and the session gets a new secret, as with every sign-in. */
  async function complete(
    request: FastifyRequest,
    reply: FastifyReply,
    { provider, member, target, locale, claim }: VerifiedSignIn,
  ): Promise<FastifyReply> {
    request.locale = locale;
    await enter(request, reply, member.account, claim);
    reply.clearCookie(cookieName, cookieOptions);
    request.log.info(
      {
        accountId: member.account.id,
        organizationId: provider.organization.id,
        kind: provider.kind,
        role: member.role,
        isNew: member.isNew,
      },
      'company sign-in',
    );
    return reply.redirect(pageUrl(request, target), 303);
  }

  app.post<{ Body: Fields }>(
    '/start',
    { schema: { hide: true, body: StartBody } as object, config: LIMITED },
    async (request, reply) => {
      const { email = '', locale } = request.body;
      setLocale(request, locale);
      const target = readTarget(request.body.target);
      const kept = { TARGET: target };
      return orExplain(
        request,
        reply,
        async () => {
          const { kind, organization } = await service.findByEmail(email.trim());
          const query = { target, locale: request.locale };
          return reply.redirect(getLoginPath(kind, organization.customerNumber, query), 303);
        },
        kept,
      );
    },
  );

  for (const kind of ['SAML', 'OIDC'] as const satisfies readonly ProviderKind[])
    app.get<{ Params: { customerNumber: string }; Querystring: { target?: string; locale?: string } }>(
      `/${kind.toLowerCase()}/:customerNumber/login`,
      { schema: { hide: true, params: NumberParams, querystring: LoginQuery } as object, config: LIMITED },
      async (request, reply) => {
        setLocale(request, request.query.locale);
        const { customerNumber } = request.params;
        const target = readTarget(request.query.target);
        const origin = getOrigin(settings, request);
        // The provider leads back to this origin, whose cookies another host of the shop does not have.
        if (new URL(origin).host !== request.host) {
          const query = { target, locale: request.locale };
          return leave(request, reply, origin + getLoginPath(kind, customerNumber, query));
        }
        return orExplain(
          request,
          reply,
          async () => {
            const provider = await service.find(customerNumber, kind);
            const held = request.cookies[cookieName];
            // Kept while another tab is signing in.
            const browser = isSecret(held) ? held : createSecret();
            const start = { origin, browser, target, locale: request.locale };
            const url = await service.begin(provider, start);
            reply.setCookie(cookieName, browser, { ...cookieOptions, maxAge: COOKIE_SECONDS });
            return leave(request, reply, url);
          },
          { TARGET: target },
        );
      },
    );

  app.post<{ Params: { customerNumber: string }; Body: { SAMLResponse: string } }>(
    '/saml/:customerNumber/acs',
    {
      schema: { hide: true, params: NumberParams, body: ResponseBody } as object,
      config: { ...LIMITED, acceptsOtherSites: true },
      bodyLimit: 2 * MAX_RESPONSE_BYTES,
    },
    (request, reply) =>
      orExplain(request, reply, async () => {
        const origin = getOrigin(settings, request);
        const { customerNumber } = request.params;
        const code = await service.acceptResponse(customerNumber, request.body.SAMLResponse, origin);
        return reply.redirect(`${origin}${SSO_PATH}/complete?${new URLSearchParams({ code })}`, 303);
      }),
  );

  app.get<{ Querystring: { code?: string } }>(
    '/complete',
    { schema: { hide: true, querystring: Type.Object({ code: Text(100) }) } as object, config: LIMITED },
    (request, reply) =>
      orExplain(request, reply, async () =>
        complete(
          request,
          reply,
          await service.finishSaml(request.query.code ?? '', request.cookies[cookieName]),
        ),
      ),
  );

  app.get<{ Params: { customerNumber: string } }>(
    '/saml/:customerNumber/metadata',
    { schema: { hide: true, params: NumberParams } as object, config: LIMITED },
    async (request, reply) => {
      const { customerNumber } = request.params;
      const provider = await service.find(customerNumber, 'SAML').catch(() => undefined);
      if (provider?.kind !== 'SAML') throw notFound('NOT_FOUND', 'Nothing was found at this address.');
      const urls = getShopUrls(getOrigin(settings, request), customerNumber);
      return reply.type('application/samlmetadata+xml').send(describeShop(provider, urls));
    },
  );

  app.get<{ Params: { customerNumber: string } }>(
    '/oidc/:customerNumber/callback',
    { schema: { hide: true, params: NumberParams } as object, config: LIMITED },
    (request, reply) =>
      orExplain(request, reply, async () => {
        const { customerNumber } = request.params;
        const { search } = new URL(request.url, 'http://shop.invalid');
        const browser = request.cookies[cookieName];
        return complete(
          request,
          reply,
          await service.finishOidc(customerNumber, search, browser, getOrigin(settings, request)),
        );
      }),
  );
}
