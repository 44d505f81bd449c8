import type { Translation } from '@foolscap/core/messages';
import type * as english from './csv-file-messages.ts';

export const CSV_FILE_MESSAGES: Translation<typeof english.CSV_FILE_MESSAGES> = {
  csvFile: {
    chooseFile: 'Fichier CSV',
  },
};
