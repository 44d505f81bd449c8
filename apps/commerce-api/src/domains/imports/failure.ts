import { UnknownFormatError } from './columns.ts';
import type { ImportEvent } from './events.ts';
import { ImportBusyError, ImportInterruptedError, ImportOptionError } from './import-request.ts';

/** Describes a failure for the operator. */
export function describeFailure(error: unknown): Extract<ImportEvent, { type: 'failed' }> {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UnknownFormatError) return { type: 'failed', code: 'UNKNOWN_FORMAT', message };
  if (error instanceof ImportOptionError) return { type: 'failed', code: 'WRONG_OPTION', message };
  if (error instanceof ImportBusyError) return { type: 'failed', code: 'BUSY', message };
  if (error instanceof ImportInterruptedError || (error as Error).name === 'AbortError') {
    return {
      type: 'failed',
      code: 'INTERRUPTED',
      message: 'The import was interrupted. Records written so far are kept. Run the import again to finish.',
    };
  }
  return {
    type: 'failed',
    code: 'FAILED',
    message: `The import failed: ${message}. Records written so far are kept. Run the import again to finish.`,
  };
}
