import { Alert, Button, Inline, ProgressBar, useMessages } from '@foolscap/ui/components';
import { LIST_IMPORT_MESSAGES } from '../../model/import-messages.ts';
import styles from './ImportReport.module.scss';

/** Maximum number of rows that are listed; a file may have thousands. */
const MAX_SHOWN = 20;

/** A row that was not imported. */
export interface ImportFault {
  /** The line of the file, from 1. */
  line: number;
  /** The item number, or the text of the row. */
  text: string;
  /** The mistake, and how to correct it. */
  reason: string;
}

export interface ImportReportProps {
  /** `stopped` after a failure, with rows left. */
  phase: 'importing' | 'stopped' | 'done';
  /** The number of rows of the file. */
  of: number;
  /** Rows added to the list. */
  added: number;
  /** The rows that were not imported, in the order of the file. */
  faults: readonly ImportFault[];
  /** Lines of the rows without a reply. */
  remaining: readonly number[];
  /** Why the import stopped. */
  error?: string | undefined;
  /** Imports the remaining rows. */
  onContinue: () => void;
  /** Discards the remaining rows, or the report. */
  onClose: () => void;
}

/** The progress and results of importing a file into a list: what was imported and what was not, by line of the file. */
export function ImportReport({
  phase,
  of,
  added,
  faults,
  remaining,
  error,
  onContinue,
  onClose,
}: ImportReportProps) {
  const { importing: texts } = useMessages('lists', LIST_IMPORT_MESSAGES);
  if (phase === 'importing')
    return (
      <div className={styles.progress}>
        <ProgressBar
          label={texts.importingLabel}
          value={of - remaining.length}
          max={of}
          valueText={texts.importing({ done: of - remaining.length, of })}
        />
      </div>
    );
  return (
    <div className={styles.report}>
      {phase === 'stopped' && (
        <Alert
          kind="failure"
          live="assertive"
          title={texts.stopped({ added, of })}
          actions={
            <Inline gap={2}>
              <Button size="small" onClick={onContinue}>
                {texts.continue}
              </Button>
              <Button size="small" variant="quiet" onClick={onClose}>
                {texts.discard}
              </Button>
            </Inline>
          }
        >
          {error && <p>{error}</p>}
          <p>
            {texts.remaining({
              count: remaining.length,
              first: remaining[0] ?? 0,
              last: remaining.at(-1) ?? 0,
            })}{' '}
            {texts.continueHint}
          </p>
        </Alert>
      )}
      {(phase === 'done' || faults.length > 0) && (
        <Alert
          kind={faults.length > 0 ? 'warning' : 'success'}
          live="polite"
          title={phase === 'done' ? texts.imported({ added, of }) : undefined}
          onDismiss={phase === 'done' ? onClose : undefined}
        >
          {faults.length > 0 && (
            <>
              <p>{texts.notImported(faults.length)}</p>
              <ul className={styles.faults} aria-label={texts.faults}>
                {faults.slice(0, MAX_SHOWN).map(({ line, text, reason }) => (
                  <li key={line}>{texts.fault({ line, text, reason })}</li>
                ))}
                {faults.length > MAX_SHOWN && <li>{texts.more(faults.length - MAX_SHOWN)}</li>}
              </ul>
            </>
          )}
        </Alert>
      )}
    </div>
  );
}
