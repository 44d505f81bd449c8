import { messageFor } from '@foolscap/core/messages';
import { ACCOUNTING_CODES } from '@foolscap/core/vocabulary';

/** Texts for rejected choices that were submitted without JavaScript; otherwise the reply has the text. */
const TEXTS = {
  [ACCOUNTING_CODES.budgetCenterInvalid]: 'Your organization has no such budget center. Choose another one.',
  [ACCOUNTING_CODES.purchaseOrderUnknown]:
    'Your organization has no such purchase order. Choose another one.',
  [ACCOUNTING_CODES.releaseInvalid]: 'This purchase order has no such release. Choose another one.',
  [ACCOUNTING_CODES.notAvailable]: 'Only members of an organization can choose a budget or a purchase order.',
};

/** Returns the text for a rejected choice; undefined for codes that are not about accounting. */
export const accountingRefusalText = (code: string): string | undefined => messageFor<string>(TEXTS, code);
