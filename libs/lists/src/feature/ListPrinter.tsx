import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useAnnounce, useMessages } from '@foolscap/ui/components';
import { listsActions, selectListPrint } from '../state/index.ts';
import { ListPrintTable } from '../ui/index.ts';
import { LIST_PAGE_MESSAGES } from '../model/list-page-messages.ts';

/** Prints all items of a list once they have been loaded. */
export function ListPrinter({ listId }: { listId: string }) {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const { listPage: page } = useMessages('lists', LIST_PAGE_MESSAGES);
  const print = useSelector(selectListPrint);
  const phase = print?.listId === listId ? print.phase : undefined;
  useEffect(() => {
    if (phase === 'loading') announce(page.preparingPrint);
    if (phase !== 'ready') return;
    const close = () => dispatch(listsActions.printClosed());
    window.addEventListener('afterprint', close);
    window.print();
    return () => window.removeEventListener('afterprint', close);
  }, [announce, dispatch, page, phase]);
  return phase === 'ready' && print?.phase === 'ready' ? (
    <ListPrintTable name={print.name} items={print.items} />
  ) : null;
}
