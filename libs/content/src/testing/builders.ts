import type { ContentPageData, HelpData } from '../contract/index.ts';

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
