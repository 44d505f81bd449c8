import { useId } from 'react';
import { Button, useMessages } from '@foolscap/ui/components';
import { Drawer } from '@foolscap/ui/overlays';
import { AccountingChoices, type AccountingChoicesProps } from './AccountingChoices.tsx';
import { ACCOUNTING_DRAWER_MESSAGES } from '../../model/accounting-drawer-messages.ts';

export interface AccountingDrawerProps extends Omit<AccountingChoicesProps, 'id' | 'onUnchanged'> {
  /** Whether the drawer is open. */
  open: boolean;
  /** Called by the close button, Escape and a click on the backdrop. */
  onClose: () => void;
  /** Whether a choice is in flight. */
  isSaving?: boolean;
}

/** The overlay for choosing a budget center, a purchase order or its release (cart-5.27). */
export function AccountingDrawer({
  open,
  onClose,
  isSaving = false,
  onSave,
  ...choices
}: AccountingDrawerProps) {
  const { accountingDrawer: texts } = useMessages('cart', ACCOUNTING_DRAWER_MESSAGES);
  const formId = useId();
  const { name } = choices.entry.info;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={name}
      contentLabel={texts.choose(name)}
      footer={
        <Button type="submit" form={formId} variant="primary" fullWidth busy={isSaving}>
          {texts.save}
        </Button>
      }
    >
      <AccountingChoices
        {...choices}
        id={formId}
        onSave={(value) => {
          if (!isSaving) onSave?.(value);
        }}
        onUnchanged={onClose}
      />
    </Drawer>
  );
}
