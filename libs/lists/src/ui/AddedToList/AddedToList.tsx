import type { ReactNode } from 'react';
import { Alert, Button, ButtonLink, Inline, Stack, useMessages } from '@foolscap/ui/components';
import { ADDED_TO_LIST_MESSAGES } from '../../model/added-to-list-messages.ts';
import { LISTS_MESSAGES } from '../../model/messages.ts';

export interface AddedToListProps {
  /** The name of the list. */
  listName: string;
  /** The name of a single item; several items are counted. */
  itemName?: string | undefined;
  /** The number of added items. */
  added: number;
  /** The number of items that were to be added. */
  of: number;
  /** The item was moved from another place. */
  isMoved?: boolean;
  /** Slot for items that were not added, or only partly, with the reasons. */
  problems?: ReactNode;
  /** The URL of the list; without it there is no link. */
  listHref?: string | undefined;
  /** Closes the dialog, even if the link to the list is followed. */
  onClose: () => void;
}

/**
 * The result of an add, which replaces the choice of the list. It takes focus so that screen readers read it, because the clicked button no
 * longer exists.
 */
export function AddedToList({
  listName: list,
  itemName: item,
  added,
  of,
  isMoved = false,
  problems,
  listHref,
  onClose,
}: AddedToListProps) {
  const { addedToList: texts } = useMessages('lists', ADDED_TO_LIST_MESSAGES);
  const { done } = useMessages('lists', LISTS_MESSAGES);
  return (
    <Stack gap={5}>
      <Alert kind={problems ? 'warning' : 'success'} takesFocus>
        <p>
          {item === undefined || added === 0
            ? done.itemsAdded({ added, of, name: list })
            : texts[isMoved ? 'moved' : 'added']({ item, list })}
        </p>
        {problems}
      </Alert>
      <Inline>
        {listHref !== undefined && (
          <ButtonLink href={listHref} variant="primary" onClick={onClose}>
            {texts.viewList}
          </ButtonLink>
        )}
        <Button onClick={onClose}>{texts.close}</Button>
      </Inline>
    </Stack>
  );
}
