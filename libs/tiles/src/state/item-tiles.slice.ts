import { createSlice } from '@reduxjs/toolkit';
import type { Reducer } from '@reduxjs/toolkit';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import { IDLE, defineRead, type Loadable } from '@foolscap/core/state';
import type { ProductTilesClient } from '../client/index.ts';
import { MAX_TILE_SKUS, type TileItem } from '../model/index.ts';

/** A product to read, with the units to price. */
export interface WantedItem {
  readonly itemId: string;
  /** The price is per unit when buying this many units. */
  readonly quantity: number;
}

/** Current data of the products with the given item numbers. Products of an earlier request stay while newer ones load. */
export type ItemTilesState = Loadable<readonly TileItem[]>;

export interface ItemTilesDeps {
  client: ProductTilesClient;
}

/** Products by their item numbers, `MAX_TILE_SKUS` a call. Quantities of the same item add up, as in a cart. */
export const itemTiles = defineRead({
  name: 'itemTiles',
  select: (state: ItemTilesState, _: readonly WantedItem[]) => state,
  async send({ client }: ItemTilesDeps, wanted, signal): Promise<readonly TileItem[]> {
    const units = new Map<string, number>();
    for (const { itemId, quantity } of wanted)
      units.set(itemId, Math.min((units.get(itemId) ?? 0) + quantity, MAX_LINE_QUANTITY));
    const unique = [...units];
    const calls = Array.from({ length: Math.ceil(unique.length / MAX_TILE_SKUS) }, (_, at) => {
      const part = unique.slice(at * MAX_TILE_SKUS, (at + 1) * MAX_TILE_SKUS);
      return client.readTiles(
        part.map(([itemId]) => itemId),
        signal,
        { quantities: Object.fromEntries(part) },
      );
    });
    return (await Promise.all(calls)).flat();
  },
});

const slice = createSlice({
  name: 'itemTiles',
  initialState: IDLE as ItemTilesState,
  reducers: {
    ...itemTiles.reducers,
    /** Clears the products and aborts their request, for example when their page closes. */
    itemTilesCleared: (): ItemTilesState => IDLE,
  },
});

export const itemTilesActions = slice.actions;
export const itemTilesReducer: Reducer<ItemTilesState> = slice.reducer;

export interface ItemTilesRoot {
  itemTiles: ItemTilesState;
}

/** Selects the products that were requested last. */
export const selectItemTiles = (root: ItemTilesRoot): ItemTilesState => root.itemTiles;
