import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useHref, useNavigate } from 'react-router';
import { printersActions, selectPrinters } from '@foolscap/catalog/state';
import { Alert, Button, EmptyState, ButtonLink, TextField } from '@foolscap/ui/components';
import { FINDER_PATH } from './finder-address.ts';
import { PrinterLinks } from './PrinterLinks.tsx';
import { PRINTERS_SCREEN_MESSAGES } from './printers-messages.ts';
import styles from './printers.module.scss';

const { printerPages: texts } = PRINTERS_SCREEN_MESSAGES;

/** Pause in typing after which the printers are searched. */
const PAUSE_MS = 150;

/** The search box for a printer, with the printers found so far. Without JavaScript it is a form that opens the results. */
export function PrinterSearch({ query }: { query: string }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const action = useHref(FINDER_PATH);
  const [typed, setTyped] = useState(query);
  const { load, query: searched } = useSelector(selectPrinters).finder;
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === searched) return;
    const timer = setTimeout(() => dispatch(printersActions.finderRequested({ query: wanted })), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [dispatch, wanted, searched]);
  const found = wanted ? load.value?.found : undefined;
  return (
    <>
      <form
        role="search"
        aria-label={texts.find}
        action={action}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(wanted ? `${FINDER_PATH}?${new URLSearchParams({ q: wanted })}` : FINDER_PATH);
        }}
      >
        <TextField
          label={texts.model}
          hint={texts.modelHint}
          name="q"
          type="search"
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="primary">
          {texts.findButton}
        </Button>
      </form>
      {load.phase === 'failed' && (
        <Alert
          kind="failure"
          live="assertive"
          onRetry={() => dispatch(printersActions.finderRequested({ query: wanted }))}
        >
          {texts.searchFailed}
        </Alert>
      )}
      <div role="status">
        {found &&
          (found.printers.length > 0 ? (
            <section aria-label={texts.matches(found.query)} className={styles.found}>
              <p className={styles.count}>
                {found.hasMore ? texts.firstOnly(found.printers.length) : texts.count(found.printers.length)}
              </p>
              <PrinterLinks printers={found.printers} withBrand />
            </section>
          ) : (
            <EmptyState
              title={texts.noMatch(found.query)}
              actions={
                <ButtonLink href={`/search?${new URLSearchParams({ q: found.query })}`}>
                  {texts.searchProducts}
                </ButtonLink>
              }
            >
              {texts.noMatchHint}
            </EmptyState>
          ))}
      </div>
    </>
  );
}
