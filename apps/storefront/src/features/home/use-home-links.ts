import type { HomeBanner, HomeLink } from '@foolscap/content/contract';
import { useShop } from '../../shell/shop-context.ts';

/** Adds the campaign id to a URL, before its fragment. */
function withCampaign(url: string, campaign: string): string {
  const [path = '', fragment] = url.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}cid=${campaign}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** Returns the URLs of the home page's links. */
export function useHomeLinks() {
  const { basename, otherSite } = useShop();
  const hrefFor = ({ url, actionType }: HomeLink) => (actionType === 'SITE_SWITCH' ? otherSite : url);
  return {
    hrefFor,
    /** A link with a campaign opens a document, so it has the site's prefix. */
    bannerHref({ link, campaign }: HomeBanner): string {
      const href = hrefFor(link);
      if (campaign === undefined) return href;
      return withCampaign(href.startsWith('/') ? basename + href : href, campaign);
    },
  };
}
