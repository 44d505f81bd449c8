import type { ListItem } from '@foolscap/lists/contract';
import type { ListAccessLevel } from '@foolscap/lists/model';
import { buildListItem, buildShoppingList } from '@foolscap/lists/testing';
import type { FakeList, FakeListsServer } from '@foolscap/lists/testing';
import { sampleProducts } from './sample-products.ts';

type ItemOverrides = NonNullable<Parameters<typeof buildListItem>[0]>;

/** Creates a list item from a sample product. @param place index in the sample products, from 0 */
export function sampleListItem(place: number, { itemDetails, ...overrides }: ItemOverrides = {}): ListItem {
  const { itemId, title, image, itemUrl, priceValue = 0, units } = sampleProducts[place]!;
  return buildListItem({
    itemId,
    ...overrides,
    itemDetails: {
      name: title,
      imageUrl: image,
      itemUrl,
      model: itemId,
      units,
      priceInfo: { finalPricePerUnit: priceValue, savedPricePerUnit: priceValue },
      ...itemDetails,
    },
  });
}

/** Creates a shopper's list with the first sample products. */
export const sampleList = (
  name: string,
  count: number,
  overrides: Parameters<typeof buildShoppingList>[0] = {},
): FakeList => ({
  list: buildShoppingList({
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    allowedAccessLevel: ['PERSONAL'],
    ...overrides,
  }),
  items: Array.from({ length: count }, (_, place) => sampleListItem(place)),
});

/** Returns the lists of a shopper on the retail site. */
export const retailLists = (...lists: FakeList[]): Partial<FakeListsServer> => ({
  lists,
  availableAccessLevel: ['PERSONAL'],
});

const ofMember = {
  manageable: false,
  allowedAccessLevel: [] as ListAccessLevel[],
};

/** Returns the lists of an organization's member: a private one, one shared by a colleague, and one of its administrators. */
export const businessLists = (): Partial<FakeListsServer> => ({
  lists: [
    sampleList('My desk', 2, { allowedAccessLevel: ['PERSONAL', 'SHARED'] }),
    sampleList('Lab supplies', 6, { ...ofMember, accessLevel: 'SHARED', ownerName: 'Dana Whitfield' }),
    sampleList('New employee kit', 4, {
      ...ofMember,
      accessLevel: 'GLOBAL',
      ownerName: 'Sam Okafor',
      readOnly: true,
    }),
  ],
});
