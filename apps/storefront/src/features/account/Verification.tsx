import { useSelector } from 'react-redux';
import { selectAccount, selectUserType } from '@foolscap/account/state';
import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import { ButtonLink, Link } from '@foolscap/ui/components';
import { EntryFrame } from './EntryFrame.tsx';
import { ACCOUNT_SCREEN_MESSAGES } from './account-messages.ts';

const { accountPages: texts } = ACCOUNT_SCREEN_MESSAGES;

/** The third-party verification page: shows third-party users whom they are shopping for, and explains to everyone else how to get in. */
export function Verification() {
  const profile = useSelector(selectAccount)?.userProfile;
  const isThirdParty = useSelector(selectUserType) === 'THIRD_PARTY';
  if (!profile || !isThirdParty)
    return (
      <EntryFrame
        title={texts.verification}
        ways={
          <p>
            {texts.haveOne} <Link href={LOGIN_PATH}>{texts.signIn}</Link>
          </p>
        }
      >
        <p>{texts.verificationHint}</p>
      </EntryFrame>
    );
  const { fname, lname, email } = profile.contact;
  return (
    <EntryFrame title={texts.verification}>
      <p>{texts.shoppingFor(profile.organizationName ?? '', `${fname} ${lname} (${email})`)}</p>
      <ButtonLink href="/" variant="primary" size="large">
        {texts.shop}
      </ButtonLink>
    </EntryFrame>
  );
}
