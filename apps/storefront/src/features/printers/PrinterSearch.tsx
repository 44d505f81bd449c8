import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useHref, useNavigate } from 'react-router';
import { printersActions, selectPrinters } from '@foolscap/catalog/state';
import { Alert, Button, EmptyState, ButtonLink, TextField } from '@foolscap/ui/components';
import { FINDER_PATH } from './finder-address.ts';
import { PrinterLinks } from './PrinterLinks.tsx';
import styles from './printers.module.scss';

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
        aria-label="Find your printer"
        action={action}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(wanted ? `${FINDER_PATH}?${new URLSearchParams({ q: wanted })}` : FINDER_PATH);
        }}
      >
        <TextField
          label="Printer model"
          hint="As on the front of the printer."
          name="q"
          type="search"
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="primary">
          Find printer
        </Button>
      </form>
      {load.phase === 'failed' && (
        <Alert
          kind="failure"
          live="assertive"
          onRetry={() => dispatch(printersActions.finderRequested({ query: wanted }))}
        >
          We couldn’t search the printers. Try again in a moment.
        </Alert>
      )}
      <div role="status">
        {found &&
          (found.printers.length > 0 ? (
            <section aria-label={`Printers that match “${found.query}”`} className={styles.found}>
              <p className={styles.count}>
                {found.hasMore
                  ? `The first ${found.printers.length} printers. Enter more of the model.`
                  : `${found.printers.length} ${found.printers.length === 1 ? 'printer' : 'printers'}`}
              </p>
              <PrinterLinks printers={found.printers} withBrand />
            </section>
          ) : (
            <EmptyState
              title={`No printer matches “${found.query}”`}
              actions={
                <ButtonLink href={`/search?${new URLSearchParams({ q: found.query })}`}>
                  Search all products
                </ButtonLink>
              }
            >
              Check the model, or choose the brand below.
            </EmptyState>
          ))}
      </div>
    </>
  );
}
