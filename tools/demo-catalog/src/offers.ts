/** An offer of an mbox: a variant for a place on a page. */
export interface DemoOffer {
  id: string;
  tenant: 'sdc' | 'sba';
  mboxName: string;
  /** The types of users that may see it; all when absent. */
  userTypes?: string[];
  /** The names of the variant, which the page maps to its appearance. */
  classes: string[];
  heading: string;
  text: string;
  linkLabel: string;
  /** A path of the site, below its root. */
  path: string;
  /** The share relative to the other offers of the mbox. */
  weight: number;
}

/** The demo's initial offers: the banner of the home page. Their pages exist in the demo. */
export const demoOffers: readonly DemoOffer[] = [
  {
    id: 'home-pickup',
    tenant: 'sdc',
    mboxName: 'homePromo',
    classes: ['promo'],
    heading: 'Pick it up today',
    text: 'Choose your store to see what it has on the shelf.',
    linkLabel: 'Find a store',
    path: '/stores',
    weight: 3,
  },
  {
    id: 'home-recycled',
    tenant: 'sdc',
    mboxName: 'homePromo',
    classes: ['promo'],
    heading: 'Switch to recycled paper',
    text: 'See our copy paper with recycled content.',
    linkLabel: 'Shop recycled paper',
    path: '/search?q=recycled+paper',
    weight: 2,
  },
  {
    id: 'home-lists',
    tenant: 'sdc',
    mboxName: 'homePromo',
    userTypes: ['REGISTERED'],
    classes: ['promo'],
    heading: 'Keep what you buy often on a list',
    text: 'Save your regular supplies once, then add the whole list to your cart.',
    linkLabel: 'Go to your lists',
    path: '/kuber/viewList?tid=US',
    weight: 2,
  },
  {
    id: 'business-quick-order',
    tenant: 'sba',
    mboxName: 'homePromo',
    classes: ['promo'],
    heading: 'Order by item number',
    text: 'Paste a list of item numbers and quantities. We fill your cart in one step.',
    linkLabel: 'Start a quick order',
    path: '/quick-order',
    weight: 2,
  },
  {
    id: 'business-desks',
    tenant: 'sba',
    mboxName: 'homePromo',
    classes: ['promo'],
    heading: 'Furnish a new team',
    text: 'Desks, chairs and storage at your contract price.',
    linkLabel: 'Shop standing desks',
    path: '/c/standing-desks',
    weight: 1,
  },
];
