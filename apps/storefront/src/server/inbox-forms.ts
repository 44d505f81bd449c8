import { createInboxClient } from '@foolscap/account/client';
import { toFailure } from '@foolscap/core/http';
import { SESSION_CHANGED } from '@foolscap/core/vocabulary';
import { INBOX_FORM_PATH } from '../forms/inbox-form-paths.ts';
import type { FormEndpoint } from './forms.ts';
import { postedCookie } from './posted-cookie.ts';

const PAGE = '/account/messages';

/** Registers the form endpoint that marks messages as read, for submissions without JavaScript. The page that follows shows the outcome. */
export function inboxForms(on: FormEndpoint, { secure }: { secure: boolean }): void {
  on(
    INBOX_FORM_PATH,
    async (http, { ids = '' }, _root, reply) => {
      try {
        await createInboxClient(http).markRead(ids.split(' ').filter(Boolean));
      } catch (reason) {
        const { code, message } = toFailure(reason);
        // The form is submitted again with the new cookie.
        if (code === SESSION_CHANGED) throw reason;
        void reply.header(
          'set-cookie',
          postedCookie({ form: 'messages', error: { code, message }, values: {} }, secure),
        );
      }
      return PAGE;
    },
    () => PAGE,
  );
}
