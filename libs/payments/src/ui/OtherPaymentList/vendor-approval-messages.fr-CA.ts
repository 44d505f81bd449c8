import type { Translation } from '@foolscap/core/messages';
import type * as english from './vendor-approval-messages.ts';

export const VENDOR_APPROVAL_MESSAGES: Translation<typeof english.VENDOR_APPROVAL_MESSAGES> = {
  vendorApproval: { show: 'Afficher la fenêtre', cancel: 'Annuler' },
};
