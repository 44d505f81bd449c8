import { Pagination } from '@foolscap/ui/components';
import type { PaginationProps } from '@foolscap/ui/components';

/** Links to the pages of the items of a list. */
export function ItemPages(props: Pick<PaginationProps, 'page' | 'pages' | 'hrefFor'>) {
  return <Pagination label="Pages of items" {...props} />;
}
