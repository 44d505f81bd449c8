/** The texts of suggestions while a shopper types. */
export const SUGGESTION_MESSAGES = {
  suggestions: {
    showing: 'Showing',
    heading: 'Suggestions',
    inDepartments: 'in departments',
  },
};
