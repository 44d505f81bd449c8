import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createFormsClient } from '@foolscap/content/client';
import type { FormsClient } from '@foolscap/content/client';
import {
  checkContact,
  checkFeedback,
  checkNewsletter,
  FORM_CODES,
  formMessage,
  MARKETING_FORMS,
} from '@foolscap/content/model';
import type { ContactTopic, EmployeeSize, FormFaults, JobFunction } from '@foolscap/content/model';
import { HttpError, toFailure } from '@foolscap/core/http';
import type { HttpClient } from '@foolscap/core/http';
import { SESSION_CHANGED } from '@foolscap/core/vocabulary';
import { MESSAGE_FORM_PATHS } from '../forms/message-form-paths.ts';
import { getPageKey } from './cart-forms.ts';
import type { FormEndpoint } from './forms.ts';
import { postedCookie } from './posted-cookie.ts';

type Fields = Record<string, string>;

/** Throws the first fault of a form. */
function refuseFaults(faults: FormFaults): void {
  const [first] = Object.entries(faults);
  if (!first) return;
  const [field, code] = first;
  throw new HttpError({ code, field, message: formMessage({ code }), retryable: false });
}

/** Returns the path of a page of the shop, without its query; undefined if it is not one. */
const toPagePath = (page = ''): string | undefined => /^\/(?!\/)[^\s?#]{0,199}/.exec(page)?.[0];

/**
 * Registers the form endpoints of the contact form, the newsletter and feedback, for submissions without JavaScript. The outcome is shown
 * on the page that follows, with the input if it was rejected.
 */
export function messageForms(on: FormEndpoint, { secure }: { secure: boolean }): void {
  const settle = (
    path: string,
    form: string,
    page: (fields: Fields) => string,
    submit: (forms: FormsClient, fields: Fields) => Promise<unknown>,
  ) =>
    on(
      path,
      async (http, { key = '', ...typed }, _root, reply) => {
        const fields = Object.fromEntries(
          Object.entries(typed).map(([name, value]) => [name, value.trim().replace(/\r\n/g, '\n')]),
        );
        let error;
        try {
          await submit(createFormsClient(http), { key, ...fields });
        } catch (reason) {
          const { code, message, field } = toFailure(reason);
          // The form is submitted again with the new cookie.
          if (code === SESSION_CHANGED) throw reason;
          error = { code, message, field };
        }
        void reply.header(
          'set-cookie',
          postedCookie({ form, ...(error && { error }), values: fields }, secure),
        );
        return page(fields);
      },
      () => '/',
    );

  settle(
    MESSAGE_FORM_PATHS.contact,
    'contact',
    () => '/contact',
    (forms, fields) => {
      refuseFaults(checkContact(fields));
      const { topic, name = '', email = '', orderNumber, message = '' } = fields;
      return forms.sendContact(
        { topic: topic as ContactTopic, name, email, ...(orderNumber ? { orderNumber } : {}), message },
        getPageKey(fields),
      );
    },
  );
  settle(
    MESSAGE_FORM_PATHS.newsletter,
    'newsletter',
    () => '/newsletter',
    (forms, fields) => {
      const form = fields.formId === String(MARKETING_FORMS.long) ? 'long' : 'short';
      refuseFaults(checkNewsletter(fields, form));
      const { emailID = '', jobFunction, employeeSize } = fields;
      return forms.subscribe({
        emailID,
        formId: MARKETING_FORMS[form],
        landingPages: ['/newsletter'],
        ...(form === 'long'
          ? { jobFunction: jobFunction as JobFunction, employeeSize: employeeSize as EmployeeSize }
          : {}),
      });
    },
  );
  settle(
    MESSAGE_FORM_PATHS.feedback,
    'feedback',
    ({ page }) => `/feedback${page ? `?${new URLSearchParams({ page })}` : ''}`,
    (forms, fields) => {
      refuseFaults(checkFeedback(fields));
      const page = toPagePath(fields.page);
      return forms.sendFeedback(
        {
          rating: Number(fields.rating),
          ...(fields.comment ? { comment: fields.comment } : {}),
          ...(page ? { page } : {}),
        },
        getPageKey(fields),
      );
    },
  );

  /** Registers the form of a page that a mailed link opens. */
  const linkForm = (
    path: string,
    page: string,
    invalid: string,
    send: (forms: FormsClient, token: string) => Promise<unknown>,
  ) =>
    on(
      path,
      async (http, { token = '' }) => {
        await send(createFormsClient(http), token || '-');
        return `${page}?done=1`;
      },
      (code, { token = '' }) =>
        `${page}?${new URLSearchParams({
          error: code,
          // A link that is still valid can be tried again.
          ...(code === invalid ? {} : { token }),
        })}`,
    );
  linkForm(
    MESSAGE_FORM_PATHS.confirmNewsletter,
    '/newsletter/confirm',
    FORM_CODES.linkInvalid,
    (forms, token) => forms.confirmNewsletter(token),
  );
  linkForm(
    MESSAGE_FORM_PATHS.unsubscribe,
    '/newsletter/unsubscribe',
    FORM_CODES.unsubscribeInvalid,
    (forms, token) => forms.unsubscribe(token),
  );
}

/**
 * Registers the endpoint with which mail programs unsubscribe a reader (RFC 8058). The URL of the mail has the token; the body, which may be
 * multipart, only says that it is such a request. It does not redirect.
 */
export function oneClickUnsubscribe(
  app: FastifyInstance,
  createHttp: (request: FastifyRequest, reply: FastifyReply) => HttpClient,
): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, _body, done) => done(null, {}),
    );
    scope.post<{ Querystring: { token?: string } }>('/forms/newsletter/one-click', async (request, reply) => {
      try {
        await createFormsClient(createHttp(request, reply)).unsubscribe(request.query.token || '-');
        return await reply.type('text/plain').send('You are unsubscribed.\n');
      } catch (error) {
        const { code, status = 503, message } = toFailure(error);
        request.log.warn({ code }, 'a one-click request to unsubscribe failed');
        return reply.code(status).type('text/plain').send(`${message}\n`);
      }
    });
  });
}
