/** The places of the shop that show sponsored products; sent as the `mboxName` of a request (storefront-7.32). */
export const SPONSORED_PLACEMENTS = ['search', 'browse'] as const;
export type SponsoredPlacement = (typeof SPONSORED_PLACEMENTS)[number];

/** Maximum length of a request's search text. Longer text is truncated. */
export const MAX_AD_KEYWORDS = 100;
