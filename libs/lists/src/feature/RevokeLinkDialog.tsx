import { ConfirmDialog } from '@foolscap/ui/overlays';
import { useMessages } from '@foolscap/ui/components';
import { LIST_PAGE_MESSAGES } from '../model/list-page-messages.ts';

interface RevokeLinkDialogProps {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The question before a public link is revoked, which cannot be undone. */
export function RevokeLinkDialog({ open, onConfirm, onCancel }: RevokeLinkDialogProps) {
  const { listPage: page } = useMessages('lists', LIST_PAGE_MESSAGES);
  return (
    <ConfirmDialog
      open={open}
      title={page.revokeQuestion}
      confirmLabel={page.stopSharing}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {page.revokeHint}
    </ConfirmDialog>
  );
}
