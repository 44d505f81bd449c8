import { createMembershipsClient } from '@foolscap/account/client';
import { toFailure } from '@foolscap/core/http';
import { SESSION_CHANGED } from '@foolscap/core/vocabulary';
import { RENEWAL_FORM_PATH } from '../forms/renewal-form-path.ts';
import type { FormEndpoint } from './forms.ts';
import { postedCookie } from './posted-cookie.ts';

const PAGE = '/membership';

/**
 * Registers the form endpoint that switches the automatic renewal on or off, for submissions without JavaScript. The page that follows
 * shows the outcome.
 */
export function membershipForms(on: FormEndpoint, { secure }: { secure: boolean }): void {
  on(
    RENEWAL_FORM_PATH,
    async (http, { isOn, price }, _root, reply) => {
      try {
        await createMembershipsClient(http).changeRenewal(
          isOn === 'true' ? { isOn: true, price: Number(price) } : { isOn: false },
        );
      } catch (reason) {
        const { code, message } = toFailure(reason);
        // The form is submitted again with the new cookie.
        if (code === SESSION_CHANGED) throw reason;
        void reply.header(
          'set-cookie',
          postedCookie({ form: 'renewal', error: { code, message }, values: {} }, secure),
        );
      }
      return PAGE;
    },
    () => PAGE,
  );
}
