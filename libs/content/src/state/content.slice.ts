import { createSlice } from '@reduxjs/toolkit';
import type { Reducer } from '@reduxjs/toolkit';
import { IDLE, defineRead } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { ContentClient, PageRequest } from '../client/index.ts';
import type { ContentPageData, HelpData } from '../contract/index.ts';

export interface ContentState {
  /** Path of the page that is shown or loading. */
  path?: string;
  page: Loadable<ContentPageData>;
  /** Search text of the help center. */
  q?: string;
  help: Loadable<HelpData>;
}

export const initialContentState: ContentState = { page: IDLE, help: IDLE };

export interface ContentDeps {
  client: Pick<ContentClient, 'readPage' | 'readHelp'>;
}

/** Reads a page. The page before it is not shown meanwhile. */
const page = defineRead({
  name: 'page',
  select: (state: ContentState, { path }: PageRequest) => (state.path === path ? state.page : undefined),
  begin(state, { path }) {
    if (state.path === path) return;
    Object.assign(state, { path, page: { phase: 'idle' } });
  },
  send: ({ client }: ContentDeps, request, signal): Promise<ContentPageData> =>
    client.readPage(request, signal),
});

/** Reads the help center. The last results stay on screen while newer ones load. */
const help = defineRead({
  name: 'help',
  select: (state: ContentState, { q = '' }: { q?: string }) =>
    (state.q ?? '') === q ? state.help : undefined,
  begin(state, { q = '' }) {
    state.q = q;
  },
  send: ({ client }: ContentDeps, request, signal): Promise<HelpData> => client.readHelp(request, signal),
});

const slice = createSlice({
  name: 'content',
  initialState: initialContentState,
  reducers: { ...page.reducers, ...help.reducers },
});

export const contentReads = [page, help];
export const contentActions = slice.actions;
export const contentReducer: Reducer<ContentState> = slice.reducer;

/** The part of the store that this library uses. */
export interface ContentRoot {
  content: ContentState;
}
export const selectContent = (root: ContentRoot): ContentState => root.content;

/** Checks whether the requested page does not exist, or its path is none. */
export const isContentMissing = ({ page }: ContentState): boolean =>
  page.phase === 'failed' && (page.failure.status === 404 || page.failure.status === 400);
