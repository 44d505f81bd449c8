import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  Alert,
  Button,
  Inline,
  Link,
  Stack,
  Text,
  TextField,
  useAnnounce,
  useMessages,
} from '@foolscap/ui/components';
import { listErrorMessage } from '../model/index.ts';
import { listsActions, selectListLink } from '../state/index.ts';
import type { ListsRoot } from '../state/index.ts';
import { LISTS_MESSAGES } from '../model/messages.ts';
import { LIST_PAGE_MESSAGES } from '../model/list-page-messages.ts';
import styles from './ListPage.module.scss';

/** With the chunk of all overlays. */
const RevokeLinkDialog = lazy(async () => ({
  default: (await import('./RevokeLinkDialog.tsx')).RevokeLinkDialog,
}));

/** Whether the browser has just failed to copy the URL. */
function selectOnMount(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

export interface ListLinkPanelProps {
  listId: string;
  /** Returns the URL of the public link. */
  hrefFor: (linkId: string) => string;
}

/** The public, read-only link of a list: create it, copy it, open it, stop sharing. */
export function ListLinkPanel({ listId, hrefFor }: ListLinkPanelProps) {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const { errors } = useMessages('lists', LISTS_MESSAGES);
  const { listPage: page } = useMessages('lists', LIST_PAGE_MESSAGES);
  const link = useSelector((root: ListsRoot) => selectListLink(root, listId));
  const [question, setQuestion] = useState<'never' | 'open' | 'closed'>('never');
  /** The URL, to be copied manually if the browser could not copy it. */
  const [byHand, setByHand] = useState<{ url: string; tries: number }>();
  const create = useRef<HTMLButtonElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const isUnread = link === undefined;
  useEffect(() => {
    if (isUnread) dispatch(listsActions.linkRequested(listId));
  }, [dispatch, isUnread, listId]);

  const isBusy = link?.phase === 'loading';
  const linkId = link?.value?.linkId ?? null;
  // The change that this panel has submitted, until it completes.
  const submitted = useRef<'create' | 'revoke'>(undefined);
  const phase = link?.phase;
  useEffect(() => {
    const task = submitted.current;
    if (!task || phase === 'loading') return;
    submitted.current = undefined;
    if (phase !== 'ready') return;
    announce(task === 'create' ? page.linkCreated : page.linkRevoked);
    // The clicked button has disappeared.
    if (document.activeElement === document.body) (copyButton.current ?? create.current)?.focus();
  }, [announce, page, phase, linkId]);

  const copy = () => {
    const url = anchor.current?.querySelector('a')?.href;
    if (!url) return;
    const offer = () => {
      setByHand((before) => ({ url, tries: (before?.tries ?? 0) + 1 }));
      announce(page.linkSelected);
    };
    // Browsers offer the clipboard to secure pages only.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (!clipboard) offer();
    else
      clipboard.writeText(url).then(() => {
        setByHand(undefined);
        announce(page.linkCopied);
      }, offer);
  };
  const revoke = () => {
    setQuestion('closed');
    setByHand(undefined);
    submitted.current = 'revoke';
    dispatch(listsActions.revokeLinkSubmitted(listId));
  };
  return (
    <Stack gap={2} data-print="hide">
      {link?.phase === 'failed' && (
        <Alert kind="failure" live="assertive">
          {listErrorMessage(link.failure, errors)}
        </Alert>
      )}
      {linkId !== null ? (
        <>
          <Inline gap={3}>
            <span ref={anchor}>
              <Link href={hrefFor(linkId)}>{page.publicLink}</Link>
            </span>
            <Button ref={copyButton} size="small" onClick={copy}>
              {page.copyLink}
            </Button>
            <Button size="small" variant="quiet" busy={isBusy} onClick={() => setQuestion('open')}>
              {page.stopSharing}
            </Button>
          </Inline>
          {byHand !== undefined && (
            <TextField
              key={byHand.tries}
              label={page.linkAddress}
              readOnly
              value={byHand.url}
              ref={selectOnMount}
            />
          )}
          <Text size={14} tone="muted" className={styles.hint}>
            {page.linkHint}
          </Text>
        </>
      ) : (
        <Inline gap={3}>
          <Button
            ref={create}
            size="small"
            busy={isBusy}
            onClick={() => {
              submitted.current = 'create';
              dispatch(listsActions.createLinkSubmitted(listId));
            }}
          >
            {page.createLink}
          </Button>
          <Text as="span" size={14} tone="muted">
            {page.linkOffer}
          </Text>
        </Inline>
      )}
      {question !== 'never' && (
        <Suspense fallback={null}>
          <RevokeLinkDialog
            open={question === 'open'}
            onConfirm={revoke}
            onCancel={() => setQuestion('closed')}
          />
        </Suspense>
      )}
    </Stack>
  );
}
