import { Inbox } from '@foolscap/account/feature';
import { inboxActions } from '@foolscap/account/state';
import { INBOX_FORM_PATH } from '../../forms/inbox-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import { useFormOutcome } from '../../forms/form-outcome.ts';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { inboxFeature } from './feature.ts';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';

export const features = [inboxFeature];

export const load: FeatureExports['load'] = () => [inboxActions.inboxRequested()];

/** The messages of the shop to the account: a page of the account, and a drawer on its other pages. */
export default function InboxScreen() {
  const outcome = useFormOutcome();
  return (
    <AccountFrame title={TITLE_MESSAGES.titles.accountMessages}>
      <Inbox
        action={INBOX_FORM_PATH}
        fieldsFor={(purpose) => <FormFields purpose={purpose} />}
        outcome={outcome?.form === 'messages' ? outcome : undefined}
      />
    </AccountFrame>
  );
}
