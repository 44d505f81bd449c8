import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useAnnounce, useMessages } from '@foolscap/ui/components';
import { selectListsOutcome } from '../state/index.ts';
import type { ListOutcome } from '../state/index.ts';
import { countAdded } from '../state/outcomes.ts';
import type { ListsMessageTables } from '../model/index.ts';
import { LISTS_MESSAGES } from '../model/messages.ts';

/** Returns the announcement of a change that succeeded. */
export function outcomeText(
  { task, listName: name = '', results = [] }: ListOutcome,
  done: ListsMessageTables['done'],
  isFavorite = true,
): string {
  const added = countAdded(results);
  switch (task) {
    case 'create':
      return done.created(name);
    case 'edit':
      return done.edited(name);
    case 'favorite':
      return isFavorite ? done.favorite(name) : done.notFavorite(name);
    case 'delete':
      return done.deleted(name);
    case 'addItems':
      return done.itemsAdded({ added, of: results.length, name });
    case 'updateItem':
      return done.itemUpdated;
    case 'removeItem':
      return done.itemRemoved;
    case 'undoRemove':
      return done.itemRestored;
    case 'saveForLater':
      return done.savedForLater;
    case 'toCart':
      return done.toCart({ added, of: results.length });
    case 'export':
      return done.exported(name);
    // Announced with its report.
    case 'import':
    case 'print':
    case 'publicToCart':
      return '';
  }
}

/** Outcomes already announced. A dialog and the page below it both announce, but each change must be announced only once. */
const announced = new WeakSet<ListOutcome>();

/** Announces each change once, when the server has confirmed it. Failures are announced by their alerts. */
export function useAnnouncedOutcome(): void {
  const outcome = useSelector(selectListsOutcome);
  const announce = useAnnounce();
  const { done } = useMessages('lists', LISTS_MESSAGES);
  const last = useRef(outcome?.serial);
  useEffect(() => {
    if (!outcome || outcome.serial === last.current) return;
    last.current = outcome.serial;
    if (outcome.failure || outcome.isShown || announced.has(outcome)) return;
    announced.add(outcome);
    const text = outcomeText(outcome, done, outcome.isFavorite);
    if (text) announce(text);
  }, [announce, done, outcome]);
}
