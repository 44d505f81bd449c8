export const USER_IMPORT_MESSAGES = {
  userImport: {
    title: 'Import users',
    note: 'Invite or change up to 500 users at once. The file has the columns email, first name and last name, and optionally role, unit, limit and period. An import can be repeated.',
    file: 'CSV file',
    csv: 'Users as CSV',
    csvHint: 'Choose a file, or paste its content here.',
    missing: 'Choose a file, or paste its content.',
    check: 'Check',
    run: 'Import',
    caption: 'Results by row',
    line: 'Line',
    email: 'Email address',
    result: 'Result',
    checked: (count: number) =>
      `Checked ${count === 1 ? '1 row' : `${count} rows`}. Nothing was changed yet.`,
    imported: (count: number) => `Imported ${count === 1 ? '1 row' : `${count} rows`}.`,
    counts: (invited: number, updated: number, unchanged: number, rejected: number) =>
      `${invited} invited, ${updated} changed, ${unchanged} unchanged, ${rejected} not imported.`,
    checkedCounts: (invited: number, updated: number, unchanged: number, rejected: number) =>
      `${invited} to invite, ${updated} to change, ${unchanged} unchanged, ${rejected} that cannot be imported.`,
    rejectedBecause: (outcome: string, reason: string) => `${outcome}: ${reason}`,
    fileTooLarge: 'This file is too large. Split it into several files.',
  },
  userImportOutcomes: {
    INVITED: 'Invited',
    UPDATED: 'Changed',
    UNCHANGED: 'Unchanged',
    REJECTED: 'Not imported',
  },
  userImportChecks: {
    INVITED: 'Will be invited',
    UPDATED: 'Will be changed',
    UNCHANGED: 'Unchanged',
    REJECTED: 'Cannot be imported',
  },
};
