import { useId, useRef, useState } from 'react';
import type { ChangeEvent, FormEvent, ReactNode } from 'react';
import {
  Alert,
  Button,
  Inline,
  Stack,
  Table,
  TextArea,
  TextField,
  useMessages,
} from '@foolscap/ui/components';
import type { UserImport, UserImportBody } from '../../contract/index.ts';
import { countOutcomes, type OutcomeCounts } from '../../model/import-outcome.ts';
import { MAX_IMPORT_LENGTH } from '../../model/organization.ts';
import { USER_IMPORT_MESSAGES } from './user-import-messages.ts';

export interface UserImportFormProps {
  /** The results of the last file. With `counts`, its rows are only a part of the file. */
  result: (UserImport & { counts?: OutcomeCounts }) | undefined;
  /** Called with the file, to check or import it. */
  onImport?: (body: UserImportBody) => void;
  /** A change is in flight: clicks are ignored. */
  busy?: boolean;
  /** Why the file was rejected as a whole. */
  error?: string | undefined;
  /** Increases with each outcome, so that each one is announced. */
  attempt?: number;
  /** Form action before hydration; posts `csv`, and `step` with the value `check` or `import`. */
  action?: string;
  /** Hidden fields of the form, for submissions before hydration. */
  hidden?: ReactNode;
}

/** Imports users from a CSV file, which can be checked before, and shows the result of each row. */
export function UserImportForm({
  result,
  onImport,
  busy = false,
  error,
  attempt = 0,
  action,
  hidden,
}: UserImportFormProps) {
  const {
    userImport: texts,
    userImportOutcomes,
    userImportChecks,
  } = useMessages('account', USER_IMPORT_MESSAGES);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [fault, setFault] = useState<string>();

  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file || !area.current) return;
    if (file.size > MAX_IMPORT_LENGTH) {
      setFault(texts.fileTooLarge);
      return;
    }
    area.current.value = await file.text();
    setFault(undefined);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onImport) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const csv = area.current?.value ?? '';
    setFault(csv.trim() ? undefined : texts.missing);
    const dryRun = (submitter as HTMLButtonElement | null)?.value !== 'import';
    if (csv.trim() && !busy) onImport({ csv, dryRun });
  };
  const counts = result?.counts ?? countOutcomes(result?.rows ?? []);
  const { INVITED: invited, UPDATED: updated, UNCHANGED: unchanged, REJECTED: rejected } = counts;
  const outcomes = result?.dryRun ? userImportChecks : userImportOutcomes;
  const imported = invited + updated + unchanged;

  return (
    <Stack gap={6}>
      <form method="post" action={action} onSubmit={submit} noValidate>
        {hidden}
        <Stack gap={4}>
          {error && !busy && (
            <Alert key={`failed-${attempt}`} kind="failure" live="assertive">
              {error}
            </Alert>
          )}
          <TextField
            id={`${id}-file`}
            label={texts.file}
            type="file"
            accept=".csv,text/csv"
            onChange={(event) => void readFile(event)}
          />
          <TextArea
            ref={area}
            id={`${id}-csv`}
            name="csv"
            label={texts.csv}
            hint={texts.csvHint}
            rows={6}
            maxLength={MAX_IMPORT_LENGTH}
            error={fault}
          />
          <Inline gap={3}>
            <Button type="submit" name="step" value="check" busy={busy}>
              {texts.check}
            </Button>
            <Button
              type="submit"
              name="step"
              value="import"
              variant="primary"
              aria-disabled={busy || undefined}
            >
              {texts.run}
            </Button>
          </Inline>
        </Stack>
      </form>
      {result && !busy && (
        <Stack gap={4}>
          <Alert key={`done-${attempt}`} kind={rejected > 0 ? 'warning' : 'success'} live="polite">
            {result.dryRun ? texts.checked(imported + rejected) : texts.imported(imported)}{' '}
            {(result.dryRun ? texts.checkedCounts : texts.counts)(invited, updated, unchanged, rejected)}
          </Alert>
          {result.rows.length > 0 && (
            <Table
              caption={texts.caption}
              rows={result.rows}
              rowKey={({ line }) => String(line)}
              columns={[
                { id: 'line', header: texts.line, cell: ({ line }) => line },
                { id: 'email', header: texts.email, rowHeader: true, cell: ({ email }) => email },
                {
                  id: 'result',
                  header: texts.result,
                  cell: ({ outcome, message }) =>
                    message ? texts.rejectedBecause(outcomes[outcome], message) : outcomes[outcome],
                },
              ]}
            />
          )}
        </Stack>
      )}
    </Stack>
  );
}
