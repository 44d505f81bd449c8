import { useEffect, useRef } from 'react';
import type { Loadable } from '@foolscap/core/state';
import { useAnnounce } from '@foolscap/ui/components';
import type { ListsData } from '../contract/index.ts';
import { useListsMessages } from '../ui/index.ts';

/**
 * Announces the number of lists after a search, a filter or a sort has loaded, but not that of the first load: the page says it then.
 *
 * @param isFiltered a search or a filter leaves lists out
 */
export function useAnnouncedCount(lists: Loadable<ListsData> | undefined, isFiltered: boolean): void {
  const announce = useAnnounce();
  const { texts } = useListsMessages();
  const wasLoading = useRef(false);
  const hadLists = useRef(false);
  const isLoading = lists?.phase === 'loading';
  const count = lists?.phase === 'ready' ? lists.value.metadata.totalItems : undefined;
  useEffect(() => {
    if (count !== undefined) {
      if (wasLoading.current && hadLists.current)
        announce(count === 0 ? (isFiltered ? texts.noMatch : texts.noLists) : texts.listsFound(count));
      hadLists.current = true;
    } else if (lists === undefined) hadLists.current = false;
    wasLoading.current = isLoading;
  }, [announce, count, isFiltered, isLoading, lists, texts]);
}
