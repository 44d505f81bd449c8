import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { ShipTo } from '@foolscap/account/feature';
import { accountAreaActions, selectTask } from '@foolscap/account/state';
import type { AccountAreaRoot } from '@foolscap/account/state';
import { returnAddress } from '@foolscap/core/http';
import { ACCOUNT_FORM_PATHS } from '../../forms/account-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { PAGES } from '../../routing/pages.ts';
import { usePageSearch } from '../../shell/frame-drawer.ts';
import { useShop } from '../../shell/shop-context.ts';
import { belowRoot } from '../../routing/tenant-path.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { accountFeature } from '../account/feature.ts';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';

export const features = [accountFeature];

export const load: FeatureExports['load'] = () => [
  accountAreaActions.tasksReset(),
  accountAreaActions.organizationRequested(),
];

/** The choice of the ship-to address; returns to the page that linked here. */
export default function ShipToScreen() {
  const navigate = useNavigate();
  const search = usePageSearch();
  const { basename } = useShop();
  const params = new URLSearchParams(search);
  const target = belowRoot(returnAddress(params, `${basename}${PAGES.shipTo}`), basename);
  const done = useSelector((root: AccountAreaRoot) => selectTask(root, 'shipTo').phase === 'done');

  useEffect(() => {
    if (done && target !== PAGES.shipTo) void navigate(target, { replace: true });
  }, [done, navigate, target]);

  return (
    <AccountFrame title={TITLE_MESSAGES.titles.shipTo}>
      <ShipTo
        action={ACCOUNT_FORM_PATHS.shipTo}
        fields={
          <>
            <FormFields purpose="ship-to" />
            <input type="hidden" name="target" value={target} />
          </>
        }
        initialError={params.get('error') ?? undefined}
      />
    </AccountFrame>
  );
}
