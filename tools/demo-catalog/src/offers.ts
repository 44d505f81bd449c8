/** A variant of a place of a page: an offer of an mbox. */
export interface DemoOffer {
  id: string;
  tenant: 'sdc' | 'sba';
  mboxName: string;
  /** The types of users who may get it; all when absent. */
  userTypes?: string[];
  /** The name of the variant; the page has a text for each. */
  classes: string[];
  /** The share beside the other offers of the mbox. */
  weight: number;
}

/** The offers that the demo opens with: the banner of the home page. */
export const demoOffers: readonly DemoOffer[] = [
  { id: 'home-pickup', tenant: 'sdc', mboxName: 'homePromo', classes: ['promo-pickup'], weight: 3 },
  { id: 'home-recycled', tenant: 'sdc', mboxName: 'homePromo', classes: ['promo-recycled'], weight: 2 },
  {
    id: 'home-lists',
    tenant: 'sdc',
    mboxName: 'homePromo',
    userTypes: ['REGISTERED'],
    classes: ['promo-lists'],
    weight: 2,
  },
  {
    id: 'business-quick-order',
    tenant: 'sba',
    mboxName: 'homePromo',
    classes: ['promo-quick-order'],
    weight: 2,
  },
  { id: 'business-desks', tenant: 'sba', mboxName: 'homePromo', classes: ['promo-desks'], weight: 1 },
];
