import Type, { type Static } from 'typebox';

const strict = { additionalProperties: false } as const;

/** `POST {prefix}/sparxProxy/getAdobeMBoxData` (storefront-7.30): the offer for the caller in an mbox, a place on a page with variants. */
export const OfferBody = Type.Object({ mboxName: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }) }, strict);
export interface OfferBody extends Static<typeof OfferBody> {}

/** An offer: a heading, a text and a link, for the appearance that the page has for one of its classes. */
export const OfferDetailsSchema = Type.Object({
  /** The names of the variant, which the page maps to its appearance. */
  classes: Type.Array(Type.String()),
  heading: Type.String(),
  text: Type.String(),
  linkLabel: Type.String(),
  /** A path of the site, below its root: "/stores". */
  path: Type.String(),
});
export interface OfferDetails extends Static<typeof OfferDetailsSchema> {}

export const OfferDataSchema = Type.Object({
  adobeResponse: Type.Object({
    /** The offer, first; empty for an unknown mbox, and for callers without an offer. */
    offerDetails: Type.Array(OfferDetailsSchema),
    /** Reported to analytics when the offer is shown, once per page view: names and texts. */
    analyticsPayload: Type.Record(Type.String(), Type.String()),
  }),
});
export interface OfferData extends Static<typeof OfferDataSchema> {}
