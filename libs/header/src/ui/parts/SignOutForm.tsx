import { Button } from '@foolscap/ui/components';
import type { HeaderAccount } from '../Header/header-props.ts';
import { useHeaderMessages } from '../messages.tsx';

export type SignOutFormProps = Extract<HeaderAccount, { kind: 'signedIn' }> & {
  readonly className?: string | undefined;
};

/** The sign-out button in its own form; rendered next to the account, or in the menu if space is short. */
export function SignOutForm({
  signOutAction,
  signOutFields,
  onSignOut,
  signingOut = false,
  className,
}: SignOutFormProps) {
  const { texts } = useHeaderMessages();
  return (
    <form
      method="post"
      action={signOutAction}
      className={className}
      onSubmit={(event) => {
        if (!onSignOut) return;
        event.preventDefault();
        onSignOut();
      }}
    >
      {signOutFields}
      <Button type="submit" variant="quiet" size="small" busy={signingOut}>
        {texts.signOut}
      </Button>
    </form>
  );
}
