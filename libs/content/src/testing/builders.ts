import type { ContentPageData, HelpData, HomeBanner, HomeData } from '../contract/index.ts';

/** Builds a page of the help center with every kind of block. */
export const buildContentPage = (
  page: Partial<ContentPageData['page']> = {},
  related: ContentPageData['related'] = [
    { path: '/help/pickup', title: 'Store pickup', description: 'Order online and pick up the same day.' },
  ],
): ContentPageData => ({
  page: {
    path: '/help/returns',
    title: 'Returns and refunds',
    description: 'Return most items within 30 days.',
    category: 'Orders',
    updatedAt: '2026-11-20T00:00:00.000Z',
    isPreview: false,
    blocks: [
      {
        kind: 'paragraph',
        content: [
          'Return most items within ',
          { kind: 'strong', content: ['30 days'] },
          '. Start in ',
          { kind: 'link', href: '/account/orders', content: ['your orders'] },
          '.',
        ],
      },
      { kind: 'heading', level: 2, id: 'how-to-return', content: ['How to return an item'] },
      {
        kind: 'list',
        isOrdered: true,
        items: [
          [{ kind: 'paragraph', content: ['Pack the item.'] }],
          [{ kind: 'paragraph', content: ['Bring it to a store.'] }],
        ],
      },
      { kind: 'heading', level: 2, id: 'time-limits', content: ['Time limits'] },
      {
        kind: 'table',
        head: [['Item'], ['Days']],
        rows: [
          [['Supplies'], ['30']],
          [['Technology'], ['14']],
        ],
      },
      { kind: 'heading', level: 2, id: 'exceptions', content: ['Exceptions'] },
      { kind: 'quote', content: [{ kind: 'paragraph', content: ['Opened software can’t be returned.'] }] },
    ],
    ...page,
  },
  related,
});

/** Builds the help center with two categories. */
export const buildHelp = (overrides: Partial<HelpData> = {}): HelpData => ({
  categories: [
    {
      name: 'Orders',
      pages: [
        {
          path: '/help/returns',
          title: 'Returns and refunds',
          description: 'Return most items within 30 days.',
        },
      ],
    },
    {
      name: 'Delivery and pickup',
      pages: [
        {
          path: '/help/pickup',
          title: 'Store pickup',
          description: 'Order online and pick up the same day.',
        },
      ],
    },
  ],
  ...overrides,
});

export const buildBanner = (overrides: Partial<HomeBanner> = {}): HomeBanner => ({
  title: 'Paper by the case',
  text: 'Ten reams, one box, and a printer that never runs out.',
  link: { label: 'Shop paper', url: '/c/paper' },
  pictures: [{ src: '/media/scenes/paper.svg', width: 640, height: 420 }],
  ...overrides,
});

/** Builds the home page with a section of each kind that guests see. */
export const buildHome = (overrides: Partial<HomeData> = {}): HomeData => ({
  version: 0,
  sections: [
    {
      id: 'welcome',
      kind: 'hero',
      title: 'Everything a desk needs, and nothing it doesn’t',
      text: 'Paper that feeds, pens that write, chairs that hold.',
      link: { label: 'Shop all supplies', url: '/search' },
      picture: { src: '/media/scenes/desk.svg', width: 720, height: 384 },
    },
    {
      id: 'services',
      kind: 'iconCards',
      label: 'Services',
      items: [
        { icon: 'truck', headline: 'Free shipping', text: 'On standard orders of $50 or more.' },
        {
          icon: 'store',
          headline: 'Free pickup',
          text: 'Choose your store, and see what it has today.',
          url: '/stores',
        },
      ],
    },
    { id: 'departments', kind: 'departments', heading: 'Shop by department' },
    {
      id: 'deals',
      kind: 'deals',
      heading: 'On sale now',
      link: { label: 'See all deals', url: '/deals' },
    },
    {
      id: 'aisles',
      kind: 'banners',
      label: 'From our aisles',
      layout: 'three',
      items: [
        buildBanner({ campaign: 'home-paper' }),
        buildBanner({
          title: 'Ink that fits',
          link: { label: 'Shop ink and toner', url: '/c/ink-toner' },
          pictures: [{ src: '/media/scenes/ink.svg', width: 640, height: 420 }],
        }),
        buildBanner({
          title: 'A better seat',
          link: { label: 'Shop chairs', url: '/c/chairs' },
          pictures: [{ src: '/media/scenes/chairs.svg', width: 640, height: 420 }],
        }),
      ],
    },
    {
      id: 'new-arrivals',
      kind: 'newArrivals',
      heading: 'New arrivals',
      link: { label: 'See all new arrivals', url: '/new-arrivals' },
    },
    { id: 'season', kind: 'seasonal', heading: 'Plan the year ahead', category: 'planners' },
    {
      id: 'business',
      kind: 'businessCallToAction',
      title: 'Buying for an office?',
      text: 'A business account has contract prices, purchase orders, budgets and approvals.',
      link: { label: 'See Foolscap Business', url: '/', actionType: 'SITE_SWITCH' },
      second: { label: 'Ask us', url: '/contact' },
    },
    { id: 'recommended', kind: 'recommendations', slot: 'home' },
  ],
  ...overrides,
});
