import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert } from '@foolscap/ui/components';
import { listErrorMessage, parseListCsv } from '../model/index.ts';
import { listImportActions, selectListImport } from '../state/index.ts';
import type { ListImport, ListsRoot } from '../state/index.ts';
import { ImportReport, useListsMessages } from '../ui/index.ts';
import type { ImportFault } from '../ui/index.ts';
import { CsvFileButton } from './CsvFileButton.tsx';
import styles from './ImportItems.module.scss';

/** The largest file that is read: 10,000 rows with long notes. */
const MAX_FILE_BYTES = 4_000_000;

export interface ImportItemsProps {
  /** The list that the rows are added to. */
  listId: string;
}

/** Keeps the browser from leaving the site without a question while rows are being imported. Other pages of the shop can be opened. */
function useQuestionBeforeLeaving(isImporting: boolean): void {
  useEffect(() => {
    if (!isImporting) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isImporting]);
}

/** Imports a CSV file, and reports what was imported and the rows that were not, each with its line and reason. */
export function ImportItems({ listId }: ImportItemsProps) {
  const dispatch = useDispatch();
  const { errors, imports: texts } = useListsMessages();
  const current = useSelector((root: ListsRoot) => selectListImport(root, listId));
  const [error, setError] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const isImporting = current?.phase === 'importing';
  useQuestionBeforeLeaving(isImporting);
  const phase = current?.phase;
  const before = useRef(phase);
  useEffect(() => {
    const hadButtons = before.current === 'stopped' || (before.current === 'done' && !phase);
    before.current = phase;
    // The pressed button is gone, so the focus moves to the import button.
    if (hadButtons && phase !== 'stopped' && document.activeElement === document.body)
      button.current?.focus();
  }, [phase]);

  function start(text: string): void {
    const { rows, faults, unknownHeadings, unreadHeadings } = parseListCsv(text);
    const isEmpty = rows.length === 0 && faults.length === 0;
    setNotice(unreadHeadings && texts.unreadHeadings(unreadHeadings));
    setError(unknownHeadings ? texts.unknownHeadings(unknownHeadings) : isEmpty ? texts.noRows : undefined);
    dispatch(listImportActions.importClosed(listId));
    if (!isEmpty) dispatch(listImportActions.importSubmitted({ listId, rows, faults }));
  }

  function getFaults({ problems, faults }: ListImport): ImportFault[] {
    const refused = problems.map(({ line, itemId, messages: [message] }) => ({
      line,
      text: itemId,
      reason: message?.description ?? listErrorMessage({ code: message?.code ?? 'other' }, errors),
    }));
    return [...faults, ...refused].sort((a, b) => a.line - b.line);
  }

  const failed = (message: string) => {
    dispatch(listImportActions.importClosed(listId));
    setNotice(undefined);
    setError(message);
  };
  return (
    <>
      <CsvFileButton
        ref={button}
        maxBytes={MAX_FILE_BYTES}
        busy={isImporting}
        disabled={current?.phase === 'stopped'}
        onText={start}
        onTooLarge={() => failed(texts.tooLarge)}
        onUnreadable={() => failed(texts.unreadable)}
      >
        Import CSV
      </CsvFileButton>
      {(error ?? notice) && (
        <div className={styles.line}>
          <Alert
            key={error ?? notice}
            kind={error ? 'failure' : 'warning'}
            live={error ? 'assertive' : 'polite'}
          >
            {error ?? notice}
          </Alert>
        </div>
      )}
      {current && (
        <ImportReport
          phase={current.phase}
          of={current.of}
          added={current.added}
          faults={getFaults(current)}
          remaining={current.rows.map(({ line }) => line)}
          error={current.failure && listErrorMessage(current.failure, errors)}
          onContinue={() => dispatch(listImportActions.importContinued(listId))}
          onClose={() => dispatch(listImportActions.importClosed(listId))}
        />
      )}
    </>
  );
}
