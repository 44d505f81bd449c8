/** The English messages of the dialog that keeps or removes a replacement. */
export const REPLACEMENT_DIALOG_MESSAGES = {
  replacementDialog: {
    title: 'Keep the replacement?',
    keep: 'Keep it',
    remove: 'Remove it',
    notSaved: 'We couldn’t save your choice. Try again, or clear the checkbox.',
    hide: 'Do not show for 30 days',
  },
};
