import type { Acting } from '@foolscap/account/contract';
import type { Locale } from '@foolscap/core/vocabulary';
import { AGENTS_FORM_PATHS } from '../forms/agents-form-paths.ts';
import { BANNER_MESSAGES } from './banner-messages.ts';
import { BANNER_MESSAGES as FRENCH } from './banner-messages.fr-CA.ts';

export interface AgentBannerProps {
  /** The agent's visit. */
  acting: Acting;
  /** Root path of the site, for the form. */
  site: string;
  /** The language of the page. */
  locale: Locale;
}

/**
 * The banner of an agent who acts for a customer. Only the server renders it, outside of the React root, so it is on every page, stays during
 * navigation, and needs no script. It has one line of a fixed height, which the sticky header leaves free (`agent-banner.scss`).
 */
export function AgentBanner({ acting, site, locale }: AgentBannerProps) {
  const texts = (locale === 'fr-CA' ? FRENCH : BANNER_MESSAGES).banner;
  const { customerName, organizationName, storeNumber } = acting;
  return (
    <div className="agent-banner" role="region" aria-label={texts.label}>
      <p>
        {texts.actingFor([customerName, organizationName].filter(Boolean).join(', '))}
        {storeNumber && ` ${texts.pickup(storeNumber)}`}
      </p>
      <form method="post" action={AGENTS_FORM_PATHS.end}>
        <input type="hidden" name="site" value={site} />
        <button type="submit">{texts.end}</button>
      </form>
    </div>
  );
}

/**
 * Returns a script that loads the page again when another tab starts or ends a visit, so that no tab shows prices of another user. It is part
 * of the pages of agents only.
 * @param visit identifies the visit; empty for none
 */
export const watchVisits = (visit: string): string =>
  `(()=>{const v=${JSON.stringify(visit).replace(/</g, '\\u003c')},c=new BroadcastChannel("foolscap-visit");c.onmessage=e=>{e.data!==v&&location.reload()};c.postMessage(v);addEventListener("pageshow",e=>{e.persisted&&location.reload()})})()`;
