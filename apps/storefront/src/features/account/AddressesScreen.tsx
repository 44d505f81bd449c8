import { Addresses } from '@foolscap/account/feature';
import { accountAreaActions } from '@foolscap/account/state';
import { toDraft } from '@foolscap/checkout/model';
import { AddressForm } from '@foolscap/checkout/ui';
import type { AddressBody } from '@foolscap/core/contract';
import { ButtonLink, Stack } from '@foolscap/ui/components';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { ACCOUNT_FORM_PATHS } from '../../forms/account-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import { PAGES } from '../../routing/pages.ts';
import { useFormOutcome } from '../../forms/form-outcome.ts';
import { usePageSearch } from '../../shell/frame-drawer.ts';
import { useShop } from '../../shell/shop-context.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { accountFeature } from './feature.ts';
import { ACCOUNT_SCREEN_MESSAGES } from './account-messages.ts';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';

const { accountPages: texts } = ACCOUNT_SCREEN_MESSAGES;

export const features = [accountFeature];

export const load: FeatureExports['load'] = () => [
  accountAreaActions.tasksReset(),
  accountAreaActions.addressesRequested(),
];

/** The address book, with the address form of checkout. */
export default function AddressesScreen() {
  const { basename } = useShop();
  const edit = new URLSearchParams(usePageSearch()).get('edit') ?? undefined;
  return (
    <AccountFrame title={TITLE_MESSAGES.titles.addresses}>
      <Addresses
        key={edit}
        initiallyEditing={edit}
        actions={{
          save: ACCOUNT_FORM_PATHS.saveAddress,
          remove: ACCOUNT_FORM_PATHS.removeAddress,
          page: basename + PAGES.addresses,
        }}
        fieldsFor={(purpose) => <FormFields purpose={purpose} />}
        outcome={useFormOutcome()}
        renderForm={({ address, busy, error, attempt, typed, field, action, hidden, onSave, onCancel }) => (
          <Stack gap={4}>
            <AddressForm
              draft={{ ...toDraft(address), ...typed }}
              submitted={typed !== undefined}
              errorField={field}
              action={action}
              hidden={hidden}
              busy={busy}
              error={error}
              attempt={attempt}
              submitLabel={texts.saveAddress}
              // The form's validation guarantees the names.
              onSubmit={(typed) => onSave(typed as AddressBody)}
            />
            <div>
              <ButtonLink
                variant="quiet"
                href={PAGES.addresses}
                onClick={(event) => {
                  // A form opened after hydration closes without navigation.
                  if (edit !== undefined) return;
                  event.preventDefault();
                  onCancel();
                }}
              >
                {texts.cancel}
              </ButtonLink>
            </div>
          </Stack>
        )}
      />
    </AccountFrame>
  );
}
