import type { HomeBanner, HomeLink } from '../contract/index.ts';

/** Returns the URL of a link, without the site's prefix. @param otherSite absolute URL of the other store */
export const getHomeHref = ({ url, actionType }: HomeLink, otherSite: string): string =>
  actionType === 'SITE_SWITCH' ? otherSite : url;

/** Adds the campaign id to a URL, before its fragment. */
function withCampaign(url: string, campaign: string): string {
  const [path = '', fragment] = url.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}cid=${campaign}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** Returns the URL of a banner's link as it opens a document: with the site's prefix and the campaign. */
export function getBannerHref(
  { link, campaign }: Pick<HomeBanner, 'link' | 'campaign'>,
  { basename, otherSite }: { basename: string; otherSite: string },
): string {
  const href = getHomeHref(link, otherSite);
  const url = href.startsWith('/') ? basename + href : href;
  return campaign === undefined ? url : withCampaign(url, campaign);
}
