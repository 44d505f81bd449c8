import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert, useMessages } from '@foolscap/ui/components';
import { listImportActions, selectHasListImports, selectListImport } from '../state/index.ts';
import type { ListImportsRoot } from '../state/index.ts';
import { CsvFileButton } from './CsvFileButton.tsx';
import type * as ImportOutcomeModule from './ImportOutcome.tsx';
import { LISTS_MESSAGES } from '../model/messages.ts';
import { LIST_PAGE_MESSAGES } from '../model/list-page-messages.ts';
import styles from './ImportItems.module.scss';

/** The largest file that is read: 10,000 rows with long notes. */
const MAX_FILE_BYTES = 4_000_000;

type Loaded = typeof ImportOutcomeModule;

const loadOutcome = (): Promise<Loaded> => import('./ImportOutcome.tsx');

export interface ImportItemsProps {
  /** The list that the rows are added to. */
  listId: string;
}

/** Makes the browser request confirmation before leaving the site while rows are being imported. Other pages of the shop can be opened. */
function useQuestionBeforeLeaving(isImporting: boolean): void {
  useEffect(() => {
    if (!isImporting) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isImporting]);
}

/** Loads the code of results with the first file, or for an import that is running. */
function useOutcome(isNeeded: boolean) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    // Without it, the results show with the next file.
    if (isNeeded) loadOutcome().then(setLoaded, () => undefined);
  }, [isNeeded]);
  return [loaded, setLoaded] as const;
}

/**
 * Imports a CSV file, and reports what was imported and which rows were not, each with its line and reason. Needs
 * `createListImportsModule`.
 */
export function ImportItems({ listId }: ImportItemsProps) {
  const dispatch = useDispatch();
  const { listPage } = useMessages('lists', LIST_PAGE_MESSAGES);
  const { errors } = useMessages('lists', LISTS_MESSAGES);
  const hasImports = useSelector(selectHasListImports);
  const phase = useSelector((root: ListImportsRoot) => selectListImport(root, listId)?.phase);
  const [file, setFile] = useState<ImportOutcomeModule.ChosenFile>();
  const [isLost, setLost] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useOutcome(phase !== undefined);
  useQuestionBeforeLeaving(phase === 'importing');

  const before = useRef(phase);
  useEffect(() => {
    const hadButtons = before.current === 'stopped' || (before.current === 'done' && !phase);
    before.current = phase;
    // The clicked button no longer exists, so the focus moves to the import button.
    if (hadButtons && phase !== 'stopped' && document.activeElement === document.body)
      button.current?.focus();
  }, [phase]);

  async function choose(chosen: { text: string } | 'tooLarge' | 'unreadable'): Promise<void> {
    const module = await loadOutcome().catch(() => undefined);
    setLost(!module);
    if (!module) return;
    setLoaded(module);
    importFile(typeof chosen === 'string' ? chosen : module.parseFile(chosen.text));
  }

  function importFile(read: ImportOutcomeModule.ChosenFile | undefined): void {
    setFile(read);
    dispatch(listImportActions.importClosed(listId));
    if (typeof read !== 'object') return;
    const { rows, faults } = read;
    if (rows.length + faults.length > 0)
      dispatch(listImportActions.importSubmitted({ listId, rows, faults }));
  }

  function chooseQuantity(at: number | null | undefined): void {
    if (typeof file === 'object' && loaded)
      importFile(at === undefined ? undefined : loaded.parseFile(file.text, at));
    // The focused button no longer exists.
    button.current?.focus();
  }

  if (!hasImports) return null;
  return (
    <>
      <CsvFileButton
        ref={button}
        maxBytes={MAX_FILE_BYTES}
        busy={phase === 'importing'}
        disabled={phase === 'stopped'}
        onText={(text) => void choose({ text })}
        onTooLarge={() => void choose('tooLarge')}
        onUnreadable={() => void choose('unreadable')}
      >
        {listPage.importCsv}
      </CsvFileButton>
      {isLost && (
        <div className={styles.line}>
          <Alert kind="failure" live="assertive">
            {errors.NETWORK}
          </Alert>
        </div>
      )}
      {loaded && <loaded.ImportOutcome listId={listId} file={file} onQuantityChosen={chooseQuantity} />}
    </>
  );
}
