import { createRewardsClient } from '@foolscap/account/client';
import type { RewardsClient } from '@foolscap/account/client';
import { toClaimBody } from '@foolscap/account/model';
import { toFailure } from '@foolscap/core/http';
import { SESSION_CHANGED } from '@foolscap/core/vocabulary';
import { REWARDS_FORM_PATHS } from '../forms/rewards-form-paths.ts';
import type { FormEndpoint } from './forms.ts';
import { postedCookie } from './posted-cookie.ts';

/** The forms that the page shows at `?form=`. */
const OPEN_FORMS: ReadonlySet<string> = new Set(['categories', 'claim']);

/** Registers the form endpoints of the rewards program, for submissions without JavaScript. The page that follows shows the outcome. */
export function rewardsForms(on: FormEndpoint, { secure }: { secure: boolean }): void {
  const settle = (
    path: string,
    form: string,
    submit: (rewards: RewardsClient, fields: Record<string, string>) => Promise<unknown>,
  ) =>
    on(
      path,
      async (http, fields, _root, reply) => {
        let error;
        try {
          await submit(createRewardsClient(http), fields);
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
        // The form that was rejected is shown again.
        return error && OPEN_FORMS.has(form) ? `/account/rewards?form=${form}` : '/account/rewards';
      },
      () => '/account/rewards',
    );

  settle(REWARDS_FORM_PATHS.enroll, 'enroll', (rewards) => rewards.enroll());
  settle(REWARDS_FORM_PATHS.activate, 'activate', (rewards, { id = '' }) => rewards.activate(id || '-'));
  settle(REWARDS_FORM_PATHS.categories, 'categories', (rewards, fields) =>
    rewards.chooseCategories(
      Object.keys(fields)
        .filter((name) => name.startsWith('category-'))
        .map((name) => name.slice('category-'.length)),
    ),
  );
  settle(REWARDS_FORM_PATHS.claim, 'claim', (rewards, fields) => rewards.claim(toClaimBody(fields)));
}
