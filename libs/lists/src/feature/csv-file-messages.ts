/** The name of the field that chooses a file, for screen readers. */
export const CSV_FILE_MESSAGES = {
  csvFile: {
    chooseFile: 'CSV file',
  },
};
