import { useEffect, useRef } from 'react';
import { Button, Text, useMessages } from '@foolscap/ui/components';
import { VENDOR_APPROVAL_MESSAGES } from './vendor-approval-messages.ts';
import styles from './OtherPaymentList.module.scss';

interface VendorApprovalProps {
  text: string;
  onShow: (() => void) | undefined;
  onAbandon: (() => void) | undefined;
}

/** The notice next to a vendor whose window is open. It gets the focus that its button had. */
export function VendorApproval({ text, onShow, onAbandon }: VendorApprovalProps) {
  const { vendorApproval: texts } = useMessages('payments', VENDOR_APPROVAL_MESSAGES);
  const show = useRef<HTMLButtonElement>(null);
  useEffect(() => show.current?.focus(), []);
  return (
    <div className={styles.approval}>
      <Text size={14}>{text}</Text>
      <Button ref={show} size="small" variant="secondary" onClick={onShow}>
        {texts.show}
      </Button>
      <Button size="small" variant="quiet" onClick={onAbandon}>
        {texts.cancel}
      </Button>
    </div>
  );
}
