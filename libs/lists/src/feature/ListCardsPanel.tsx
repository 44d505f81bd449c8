import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { listErrorMessage } from '../model/index.ts';
import { listsActions, selectListCards } from '../state/index.ts';
import { ListCards } from '../ui/index.ts';
import { useMessages } from '@foolscap/ui/components';
import { LISTS_MESSAGES } from '../model/messages.ts';

export interface ListCardsPanelProps {
  /** Returns the URL of a list. */
  hrefFor: (list: { id: string }) => string;
  /** Slot for the links below. */
  actions?: ReactNode;
  /** The heading above the lists. If set, shoppers without lists see nothing. */
  heading?: ReactNode;
}

/** The most recent lists, read each time the panel opens. */
export function ListCardsPanel({ hrefFor, actions, heading }: ListCardsPanelProps) {
  const dispatch = useDispatch();
  const { errors } = useMessages('lists', LISTS_MESSAGES);
  const cards = useSelector(selectListCards);
  useEffect(() => {
    dispatch(listsActions.cardsRequested());
  }, [dispatch]);
  if (heading && !cards.value?.length && cards.phase !== 'failed') return null;
  return (
    <>
      {heading}
      <ListCards
        cards={cards.value}
        error={cards.phase === 'failed' ? listErrorMessage(cards.failure, errors) : undefined}
        onRetry={() => dispatch(listsActions.cardsRequested())}
        hrefFor={hrefFor}
        actions={actions}
        showsEmpty={heading === undefined}
      />
    </>
  );
}
