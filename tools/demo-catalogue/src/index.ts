import { breakRoom } from './categories/break-room.ts';
import { chairs } from './categories/chairs.ts';
import { cleaning } from './categories/cleaning.ts';
import { deskAccessories } from './categories/desk-accessories.ts';
import { desksTables } from './categories/desks-tables.ts';
import { filing } from './categories/filing.ts';
import { inkToner } from './categories/ink-toner.ts';
import { mailing } from './categories/mailing.ts';
import { notebooks } from './categories/notebooks.ts';
import { officeMachines } from './categories/office-machines.ts';
import { paper } from './categories/paper.ts';
import { storageFurniture } from './categories/storage-furniture.ts';
import { technology } from './categories/technology.ts';
import { writing } from './categories/writing.ts';
import { productsOf } from './define.ts';
import type { DemoCatalogue } from './types.ts';

export type { DemoCatalogue, DemoCategory, DemoProduct, PictureSpec } from './types.ts';

const shelves = [
  paper,
  writing,
  notebooks,
  filing,
  deskAccessories,
  inkToner,
  officeMachines,
  chairs,
  desksTables,
  storageFurniture,
  mailing,
  breakRoom,
  cleaning,
  technology,
];

/**
 * The catalogue that the shop opens with: invented brands, plausible goods, prices in US cents.
 *
 * @returns a fresh, identical value at every call
 */
export function createDemoCatalogue(): DemoCatalogue {
  return {
    categories: shelves.map((shelf) => structuredClone(shelf.category)),
    products: shelves.flatMap((shelf) => structuredClone(productsOf(shelf))),
  };
}
