import type { HomeBanner, HomeLink } from '@foolscap/content/contract';
import { getBannerHref, getHomeHref } from '@foolscap/content/model';
import { useShop } from '../../shell/shop-context.ts';

/** Returns the URLs of the home page's links. */
export function useHomeLinks() {
  const shop = useShop();
  const hrefFor = (link: HomeLink) => getHomeHref(link, shop.otherSite);
  return {
    hrefFor,
    /** A link with a campaign opens a document, so it has the site's prefix. */
    bannerHref: (banner: HomeBanner): string =>
      banner.campaign === undefined ? hrefFor(banner.link) : getBannerHref(banner, shop),
  };
}
