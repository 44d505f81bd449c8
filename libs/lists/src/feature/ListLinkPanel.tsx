import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert, Button, Inline, Link, Stack, Text } from '@foolscap/ui/components';
import { listErrorMessage } from '../model/index.ts';
import { listsActions, selectListLink } from '../state/index.ts';
import type { ListsRoot } from '../state/index.ts';
import { useListsMessages } from '../ui/index.ts';

export interface ListLinkPanelProps {
  listId: string;
  /** Returns the URL of the public link. */
  hrefFor: (linkId: string) => string;
}

/** The public, read-only link of a list: create it, open it, stop sharing. */
export function ListLinkPanel({ listId, hrefFor }: ListLinkPanelProps) {
  const dispatch = useDispatch();
  const { errors } = useListsMessages();
  const link = useSelector((root: ListsRoot) => selectListLink(root, listId));
  const isUnread = link === undefined;
  useEffect(() => {
    if (isUnread) dispatch(listsActions.linkRequested(listId));
  }, [dispatch, isUnread, listId]);
  const isBusy = link?.phase === 'loading';
  return (
    <Stack gap={2}>
      {link?.phase === 'failed' && (
        <Alert kind="failure" live="assertive">
          {listErrorMessage(link.failure, errors)}
        </Alert>
      )}
      {link?.value ? (
        <Inline gap={3}>
          <Link href={hrefFor(link.value.linkId)}>Public link</Link>
          <Text as="span" size={14} tone="muted">
            Everyone with the link can see the items, but not change them.
          </Text>
          <Button
            size="small"
            busy={isBusy}
            onClick={() => dispatch(listsActions.revokeLinkSubmitted(listId))}
          >
            Stop sharing
          </Button>
        </Inline>
      ) : (
        <Inline gap={3}>
          <Button
            size="small"
            busy={isBusy}
            onClick={() => !isBusy && dispatch(listsActions.createLinkSubmitted(listId))}
          >
            Create public link
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
