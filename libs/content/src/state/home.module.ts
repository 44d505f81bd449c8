import { createSlice } from '@reduxjs/toolkit';
import type { Reducer } from '@reduxjs/toolkit';
import type { TileItem } from '@foolscap/core/contract';
import { defineRead, IDLE } from '@foolscap/core/state';
import type { DomainModule, Loadable } from '@foolscap/core/state';
import type { HomeClient, HomeRequest } from '../client/index.ts';
import type { HomeData, HomeSection } from '../contract/index.ts';

/** The home page, with the products of its rows by section. */
export interface Home extends HomeData {
  rows: Readonly<Record<string, readonly TileItem[]>>;
}

export interface HomeState {
  load: Loadable<Home>;
}

/** A section with a row of products. */
export type HomeRow = HomeSection<'deals' | 'newArrivals' | 'seasonal'>;

export interface HomeDeps {
  client: HomeClient;
  /** Reads the products of a row. */
  readRow: (row: HomeRow, signal: AbortSignal) => Promise<readonly TileItem[]>;
}

const isRow = (section: HomeSection): section is HomeRow =>
  section.kind === 'deals' || section.kind === 'newArrivals' || section.kind === 'seasonal';

/** Reads the page and then its rows at once. A row that fails is left out, like one without products. */
const home = defineRead({
  name: 'home',
  select: ({ load }: HomeState, _request: HomeRequest) => load,
  async send({ client, readRow }: HomeDeps, request, signal): Promise<Home> {
    const data = await client.readHome(request, signal);
    const rows = await Promise.all(
      data.sections
        .filter(isRow)
        .map(async (row) => [row.id, await readRow(row, signal).catch(() => [])] as const),
    );
    return { ...data, rows: Object.fromEntries(rows) };
  },
});

const slice = createSlice({
  name: 'home',
  initialState: { load: IDLE } as HomeState,
  reducers: home.reducers,
});

export const homeActions = slice.actions;

/** Creates the state of the home page. Another user may see another one. */
export const createHomeModule = (deps: HomeDeps): DomainModule<HomeState, 'home'> => ({
  name: 'home',
  reducer: slice.reducer as Reducer<HomeState>,
  *saga() {
    yield home.loader(homeActions, deps);
  },
});

/** The part of the store that the home page uses. */
export interface HomeRoot {
  home: HomeState;
}
export const selectHome = ({ home: { load } }: HomeRoot): Loadable<Home> => load;
