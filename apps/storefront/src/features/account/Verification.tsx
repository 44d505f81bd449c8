import { useSelector } from 'react-redux';
import { selectAccount, selectUserType } from '@foolscap/account/state';
import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import { ButtonLink, Link } from '@foolscap/ui/components';
import { EntryFrame } from './EntryFrame.tsx';

/** The third-party verification page: shows third-party users whom they are shopping for, and explains to everyone else how to get in. */
export function Verification() {
  const profile = useSelector(selectAccount)?.userProfile;
  const isThirdParty = useSelector(selectUserType) === 'THIRD_PARTY';
  if (!profile || !isThirdParty)
    return (
      <EntryFrame
        title="Third-party verification"
        ways={
          <p>
            Have an account? <Link href={LOGIN_PATH}>Sign in</Link>
          </p>
        }
      >
        <p>
          Open the sign-in link that your organization sent you. If it doesn’t work, ask your organization for
          a new one.
        </p>
      </EntryFrame>
    );
  const { fname, lname, email } = profile.contact;
  return (
    <EntryFrame title="Third-party verification">
      <p>
        You’re shopping for {profile.organizationName} as {fname} {lname} ({email}).
      </p>
      <ButtonLink href="/" variant="primary" size="large">
        Start shopping
      </ButtonLink>
    </EntryFrame>
  );
}
