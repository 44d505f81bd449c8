import type { ListDetails } from '../contract/index.ts';
import { formatListCsv } from '../model/index.ts';
import type { ListCsvItem } from '../model/index.ts';

const toRow = ({ itemId, qty, note, itemDetails }: ListDetails['items'][number]): ListCsvItem => ({
  itemId,
  qty,
  note,
  name: itemDetails.name,
  price: itemDetails.priceInfo.finalPricePerUnit,
});

/** Returns a name that every file system takes. */
const fileName = (name: string) =>
  `${
    name
      .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim() || 'List'
  }.csv`;

/** Returns a list as a CSV file. Few shoppers save one, so the code is loaded when it is needed. */
export const createListFile = (
  listName: string,
  items: ListDetails['items'],
): { name: string; text: string } => ({ name: fileName(listName), text: formatListCsv(items.map(toRow)) });
