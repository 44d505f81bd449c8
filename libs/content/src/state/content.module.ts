import { all } from 'redux-saga/effects';
import type { DomainModule } from '@foolscap/core/state';
import { contentActions, contentReads, contentReducer } from './content.slice.ts';
import type { ContentDeps, ContentState } from './content.slice.ts';

/** Creates the state of content pages and of the help center. */
export const createContentModule = (deps: ContentDeps): DomainModule<ContentState, 'content'> => ({
  name: 'content',
  reducer: contentReducer,
  // The pages are the same for every user.
  keepsOnUserChange: true,
  *saga() {
    yield all(contentReads.map((read) => read.loader(contentActions, deps)));
  },
});
