import { Pagination, useMessages } from '@foolscap/ui/components';
import type { PaginationProps } from '@foolscap/ui/components';
import { LIST_PAGE_MESSAGES } from '../model/list-page-messages.ts';

/** Links to the pages of the items of a list. */
export function ItemPages(props: Pick<PaginationProps, 'page' | 'pages' | 'hrefFor'>) {
  const { listPage } = useMessages('lists', LIST_PAGE_MESSAGES);
  return <Pagination label={listPage.pages} {...props} />;
}
