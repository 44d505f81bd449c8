export const VENDOR_APPROVAL_MESSAGES = {
  vendorApproval: { show: 'Show window', cancel: 'Cancel' },
};
