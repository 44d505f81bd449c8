import { runSaga, stdChannel } from 'redux-saga';
import type { Action } from 'redux';
import { savedItemsActions } from '@foolscap/cart/state';
import { listsActions } from '@foolscap/lists/state';
import { savedItemsFollowLists } from './saved-items-follow-lists.ts';

it('removes a saved item once a list has taken it, and not before', () => {
  const channel = stdChannel<Action>();
  const dispatch = jest.fn();
  runSaga({ channel, dispatch }, savedItemsFollowLists);
  channel.put(
    listsActions.addToListOpened({ items: [{ itemId: 'FS-1', qty: 1, name: 'Pens' }], movedFrom: 'saved-1' }),
  );
  channel.put(listsActions.addToListSubmitted({ listId: 'a' }));
  expect(dispatch).not.toHaveBeenCalled();
  channel.put(listsActions.itemMoved({ movedFrom: 'saved-1', listId: 'a' }));
  expect(dispatch.mock.calls).toEqual([[savedItemsActions.removeSavedRequested({ listItemId: 'saved-1' })]]);
});
