import { useDispatch, useSelector } from 'react-redux';
import { Alert, useMessages } from '@foolscap/ui/components';
import { listErrorMessage, parseListCsv } from '../model/index.ts';
import type { ListCsv, TableHeadings } from '../model/index.ts';
import { listImportActions, selectListImport } from '../state/index.ts';
import type { ListImport, ListImportsRoot } from '../state/index.ts';
import { ImportReport, QuantityColumnChoice } from '../ui/index.ts';
import type { ImportFault } from '../ui/index.ts';
import { LISTS_MESSAGES } from '../model/messages.ts';
import { LIST_IMPORT_MESSAGES } from '../model/import-messages.ts';
import styles from './ImportItems.module.scss';

/** A file that was chosen: its text and rows, or why it was not read. */
export type ChosenFile = (ListCsv & { text: string }) | 'tooLarge' | 'unreadable';

export interface ImportOutcomeProps {
  listId: string;
  /** The last file of this visit. */
  file: ChosenFile | undefined;
  /** Called with the column of the quantities, null for none, or undefined to discard the file. */
  onQuantityChosen: (at: number | null | undefined) => void;
}

/** Parses a file; loaded with the first one. */
export const parseFile = (text: string, quantityAt?: number | null): ListCsv & { text: string } => ({
  ...parseListCsv(text, quantityAt),
  text,
});

/** The progress of importing a file, and its results. */
export function ImportOutcome({ listId, file, onQuantityChosen }: ImportOutcomeProps) {
  const dispatch = useDispatch();
  const { errors } = useMessages('lists', LISTS_MESSAGES);
  const { importing: texts } = useMessages('lists', LIST_IMPORT_MESSAGES);
  const current = useSelector((root: ListImportsRoot) => selectListImport(root, listId));

  function getProblem(): string | undefined {
    if (file === undefined || typeof file === 'string') return file && texts[file];
    if (file.unknownHeadings) return texts.unknownHeadings(file.unknownHeadings);
    if (file.quantityChoices) return undefined;
    return file.rows.length === 0 && file.faults.length === 0 ? texts.noRows : undefined;
  }
  function getFaults({ problems, faults }: ListImport): ImportFault[] {
    const refused = problems.map(({ line, itemId, messages: [message] }) => ({
      line,
      text: itemId,
      reason: message?.description ?? listErrorMessage({ code: message?.code ?? 'other' }, errors),
    }));
    return [...faults, ...refused].sort((a, b) => a.line - b.line);
  }

  const problem = getProblem();
  const headings: TableHeadings = typeof file === 'object' ? file : {};
  const { unreadHeadings: unread, quantityChoices } = headings;
  return (
    <>
      {(problem ?? unread) && (
        <div className={styles.line}>
          {problem ? (
            <Alert key={problem} kind="failure" live="assertive">
              {problem}
            </Alert>
          ) : (
            <Alert kind="warning" live="polite">
              {texts.unreadHeadings(unread ?? [])}
            </Alert>
          )}
        </div>
      )}
      {quantityChoices && (
        <div className={styles.line}>
          <QuantityColumnChoice
            choices={quantityChoices}
            noneLabel={texts.quantityNone}
            onChoose={onQuantityChosen}
            onDismiss={() => onQuantityChosen(undefined)}
          />
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
