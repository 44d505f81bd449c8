/** The form of a label with its value. */
export const LABEL_MESSAGES = {
  labels: {
    of: (label: string, value: string) => `${label}: ${value}`,
  },
};
