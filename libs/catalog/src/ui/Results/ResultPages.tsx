import { Pagination } from '@foolscap/ui/components';
import type { PaginationProps } from '@foolscap/ui/components';

/** The pages of a list. In a chunk of its own: its links work before it is hydrated. */
export default function ResultPages(props: PaginationProps) {
  return <Pagination {...props} />;
}
