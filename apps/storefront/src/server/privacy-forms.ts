import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createPrivacyClient } from '@foolscap/account/client';
import { ACCOUNT_CODES } from '@foolscap/account/model';
import { toFailure } from '@foolscap/core/http';
import type { HttpClient } from '@foolscap/core/http';
import { BUSINESS_PATH_PREFIX, LOGIN_PATH, SESSION_CHANGED } from '@foolscap/core/vocabulary';
import { PRIVACY_FORM_PATHS } from '../forms/privacy-form-paths.ts';
import type { FormEndpoint } from './forms.ts';
import { postedCookie } from './posted-cookie.ts';

const PAGE = '/account/privacy';

/** Returns the page after a failure: a caller whose session has ended signs in first. */
const fail = (code: string, root: string): string =>
  code === ACCOUNT_CODES.signInRequired
    ? `${LOGIN_PATH}?${new URLSearchParams({ jumpUrl: root + PAGE })}`
    : `${PAGE}?${new URLSearchParams({ error: code })}`;

/** Registers the form endpoints of requests for personal data. */
export function privacyForms(on: FormEndpoint, { secure }: { secure: boolean }): void {
  on(
    PRIVACY_FORM_PATHS.requestCopy,
    async (http) => {
      await createPrivacyClient(http).requestCopy();
      return PAGE;
    },
    (code, _fields, root) => fail(code, root),
  );
  on(
    PRIVACY_FORM_PATHS.erase,
    async (http, { password = '' }, _root, reply) => {
      try {
        await createPrivacyClient(http).erase(password.slice(0, 256) || '-');
      } catch (error) {
        const { code } = toFailure(error);
        // The form is submitted again with the new cookie.
        if (code === SESSION_CHANGED || code === ACCOUNT_CODES.signInRequired) throw error;
        void reply.header('set-cookie', postedCookie({ form: 'erase', error: { code }, values: {} }, secure));
        return `${PAGE}?erase=1#erase`;
      }
      // Clears browser storage, as after a sign-out.
      void reply.header('clear-site-data', '"storage"');
      return `${PAGE}/erased`;
    },
    (code, _fields, root) => fail(code, root),
  );
}

/** Registers the download of a copy. It does not redirect, unless the copy cannot be read. */
export function downloadOfCopy(
  app: FastifyInstance,
  createHttp: (request: FastifyRequest, reply: FastifyReply, isBusiness: boolean) => HttpClient,
): void {
  app.get<{ Querystring: { id?: string; site?: string } }>(
    PRIVACY_FORM_PATHS.downloadCopy,
    async (request, reply) => {
      const { id = '', site } = request.query;
      const root = site === BUSINESS_PATH_PREFIX ? BUSINESS_PATH_PREFIX : '';
      try {
        const copy = await createPrivacyClient(createHttp(request, reply, root !== '')).readCopy(
          id.slice(0, 64) || '-',
        );
        return await reply
          .type('application/json; charset=utf-8')
          .header(
            'content-disposition',
            `attachment; filename="foolscap-data-${copy.madeAt.slice(0, 10)}.json"`,
          )
          .header('cache-control', 'no-store')
          .send(JSON.stringify(copy, null, 2));
      } catch (error) {
        const { code } = toFailure(error);
        request.log.warn({ code }, 'a copy of data could not be downloaded');
        return reply.redirect(root + fail(code, root), 303);
      }
    },
  );
}
