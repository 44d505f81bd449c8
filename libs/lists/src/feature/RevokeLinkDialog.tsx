import { ConfirmDialog } from '@foolscap/ui/overlays';
import { useListPageMessages } from '../ui/index.ts';

interface RevokeLinkDialogProps {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The question before a public link is revoked, which cannot be undone. */
export function RevokeLinkDialog({ open, onConfirm, onCancel }: RevokeLinkDialogProps) {
  const page = useListPageMessages();
  return (
    <ConfirmDialog
      open={open}
      title={page.revokeQuestion}
      confirmLabel="Stop sharing"
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {page.revokeHint}
    </ConfirmDialog>
  );
}
