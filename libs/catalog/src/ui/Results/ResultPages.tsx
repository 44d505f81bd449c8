import { Pagination } from '@foolscap/ui/components';
import type { PaginationProps } from '@foolscap/ui/components';

/** The pages of a list. In a separate chunk, since its links work before hydration. */
export default function ResultPages(props: PaginationProps) {
  return <Pagination {...props} />;
}
