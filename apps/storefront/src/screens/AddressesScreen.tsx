import { Addresses } from '@foolscap/account/feature';
import { accountAreaActions } from '@foolscap/account/state';
import { toDraft } from '@foolscap/checkout/model';
import { AddressForm } from '@foolscap/checkout/ui';
import type { AddressBody } from '@foolscap/core/contract';
import { Button, Stack } from '@foolscap/ui/components';
import type { PageBrings } from '../lazy-screen.tsx';
import { accountAreaPart } from '../parts/account-area.part.ts';
import { AccountFrame } from './AccountFrame.tsx';

export const parts = [accountAreaPart];

export const load: PageBrings['load'] = () => [
  accountAreaActions.tasksForgotten(),
  accountAreaActions.addressesRequested(),
];

/** The address book, with checkout's own form of an address. */
export default function AddressesScreen() {
  return (
    <AccountFrame title="Your addresses">
      <Addresses
        renderForm={({ address, busy, error, attempt, onSave, onCancel }) => (
          <Stack gap={4} align="start">
            <AddressForm
              draft={toDraft(address)}
              busy={busy}
              error={error}
              attempt={attempt}
              submitLabel="Save address"
              // The form gives names only when they are filled in.
              onSubmit={(typed) => onSave(typed as AddressBody)}
            />
            <Button variant="quiet" onClick={onCancel}>
              Leave it as it was
            </Button>
          </Stack>
        )}
      />
    </AccountFrame>
  );
}
