/** The texts of the form for a list's name and access. */
export const LIST_FORM_MESSAGES = {
  listForm: {
    name: 'List name',
    type: 'List type',
    viewOnly: 'Other members can only view it',
    cancel: 'Cancel',
    // The explanations of the access levels.
    PERSONAL: 'Only you can see it.',
    SHARED: 'Other members of your account can use and edit it.',
    GLOBAL: 'All members of your account can use it. Only administrators can edit it.',
  },
};
