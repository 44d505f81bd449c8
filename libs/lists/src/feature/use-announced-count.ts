import { useEffect, useRef } from 'react';
import type { Loadable } from '@foolscap/core/state';
import { useAnnounce, useMessages } from '@foolscap/ui/components';
import type { ListsData } from '../contract/index.ts';
import { LISTS_MESSAGES } from '../model/messages.ts';

/**
 * Announces the number of lists when those of another search, filter or sort have loaded. Does not announce the first load, which the page
 * shows, or a reload after a change, which has its own announcement.
 *
 * @param form the search, filter and sort, as one text
 * @param isFiltered whether a search or filter excludes lists
 */
export function useAnnouncedCount(lists: Loadable<ListsData>, form: string, isFiltered: boolean): void {
  const announce = useAnnounce();
  const { texts } = useMessages('lists', LISTS_MESSAGES);
  const wasLoading = useRef(false);
  const shown = useRef<string>(undefined);
  const { phase } = lists;
  const count = phase === 'ready' ? lists.value.metadata.totalItems : undefined;
  useEffect(() => {
    // If a change has reset the form, its lists are shown only after a load.
    if (count !== undefined && (wasLoading.current || shown.current === undefined)) {
      if (shown.current !== undefined && shown.current !== form)
        announce(count > 0 ? texts.listsFound(count) : isFiltered ? texts.noMatch : texts.noLists);
      shown.current = form;
    }
    wasLoading.current = phase === 'loading';
  }, [announce, count, form, isFiltered, phase, texts]);
}
