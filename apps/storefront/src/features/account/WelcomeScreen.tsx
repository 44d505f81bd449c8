import { useSelector } from 'react-redux';
import { selectAccount } from '@foolscap/account/state';
import { WelcomeSteps } from '@foolscap/account/ui';
import { Link } from '@foolscap/ui/components';
import { useShop } from '../../shell/shop-context.ts';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { ACCOUNT_SCREEN_MESSAGES } from './account-messages.ts';
import { getWelcomeSteps } from './welcome-steps.ts';

const { accountPages: texts } = ACCOUNT_SCREEN_MESSAGES;

/** Helps to set up a new account: the page after registering, or the same drawer. */
export default function WelcomeScreen() {
  const profile = useSelector(selectAccount)?.userProfile;
  const { tenant, store } = useShop();
  return (
    <AccountFrame
      title={TITLE_MESSAGES.titles.welcome}
      note={profile && texts.welcomeNote(profile.contact.fname)}
    >
      {profile && (
        <WelcomeSteps
          steps={getWelcomeSteps(profile, { tenant, hasStore: store !== undefined })}
          email={profile.contact.email}
        />
      )}
      <p>
        <Link href="/">{texts.startShopping}</Link>
      </p>
    </AccountFrame>
  );
}
