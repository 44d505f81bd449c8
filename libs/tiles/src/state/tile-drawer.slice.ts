import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import type { ContentDrawer, TileDetails, TileItem } from '../model/index.ts';

/** The content of a drawer: the tiles of alternates, or the details of the item. */
export type TileDrawerContent = { items: readonly TileItem[] } | { details: TileDetails };

/** The drawer that a tile opened. It is kept during the closing transition, so that its content does not disappear first. */
export interface OpenTileDrawer {
  kind: ContentDrawer;
  item: TileItem;
  /** Id of its group of tiles: a page may have several, and one of them renders it. */
  openedBy: string;
  isOpen: boolean;
  phase: 'pending' | 'filled' | 'failed';
  content?: TileDrawerContent;
  failure?: Failure;
  /** The start of a visit to the configurator of a made-to-order product; absent before the first visit. */
  visit?: { phase: 'pending' } | { phase: 'failed'; failure: Failure };
}

export type TileDrawerState = { drawer?: OpenTileDrawer };

const slice = createSlice({
  name: 'tileDrawer',
  initialState: {} as TileDrawerState,
  reducers: {
    /** Opens the drawer of a tile, replacing the previous one. */
    tileDrawerOpened(_, { payload }: PayloadAction<Pick<OpenTileDrawer, 'kind' | 'item' | 'openedBy'>>) {
      return { drawer: { ...payload, isOpen: true, phase: 'pending' as const } };
    },
    /** Reloads the content of the open drawer. */
    tileDrawerRetried({ drawer }) {
      if (!drawer?.isOpen || drawer.phase !== 'failed') return;
      drawer.phase = 'pending';
      delete drawer.failure;
    },
    tileDrawerFilled({ drawer }, { payload }: PayloadAction<TileDrawerContent>) {
      if (!drawer?.isOpen) return;
      drawer.phase = 'filled';
      Object.assign(drawer, { content: payload });
    },
    tileDrawerFailed({ drawer }, { payload }: PayloadAction<Failure>) {
      if (!drawer?.isOpen) return;
      drawer.phase = 'failed';
      drawer.failure = payload;
    },
    /** Requests a visit to the configurator with a number of units. */
    punchoutRequested({ drawer }, _: PayloadAction<{ qty: number }>) {
      if (drawer?.isOpen) drawer.visit = { phase: 'pending' };
    },
    /** The browser is navigating. A shopper who returns with the back button can start again. */
    punchoutStarted({ drawer }) {
      delete drawer?.visit;
    },
    punchoutFailed({ drawer }, { payload: failure }: PayloadAction<Failure>) {
      if (drawer?.isOpen) drawer.visit = { phase: 'failed', failure };
    },
    /** Closes the drawer of a group of tiles. */
    tileDrawerClosed({ drawer }, { payload: openedBy }: PayloadAction<string>) {
      if (drawer?.openedBy === openedBy) drawer.isOpen = false;
    },
  },
});

export const tileDrawerActions = slice.actions;
export const tileDrawerReducer: Reducer<TileDrawerState> = slice.reducer;

export interface TileDrawerRoot {
  tileDrawer: TileDrawerState;
}

/** Selects the drawer that a tile opened last; undefined before the first one. */
export const selectTileDrawer = (root: TileDrawerRoot): OpenTileDrawer | undefined => root.tileDrawer.drawer;
