import { useEffect, useRef } from 'react';
import { useAnnounce, useMessages } from '@foolscap/ui/components';
import type { ListDetailsQuery } from '../contract/index.ts';
import { LIST_PAGE_MESSAGES } from '../model/list-page-messages.ts';

/**
 * Announces the results of another search or sort once they are on screen.
 *
 * @param shown the query that the items on screen belong to; undefined before the first load
 * @param count the number of items that match
 */
export function useAnnouncedQuery(shown: ListDetailsQuery | undefined, count: number): void {
  const announce = useAnnounce();
  const { listPage: page } = useMessages('lists', LIST_PAGE_MESSAGES);
  const last = useRef(shown);
  useEffect(() => {
    const before = last.current;
    last.current = shown;
    if (!before || !shown || before === shown) return;
    const { search = '', sort = 'POSITION_ASCENDING' } = shown;
    if (search !== (before.search ?? ''))
      announce(search ? page.found({ count, search }) : page.searchCleared(count));
    else if (sort !== (before.sort ?? 'POSITION_ASCENDING')) announce(page.sorted(sort));
  }, [announce, count, page, shown]);
}
