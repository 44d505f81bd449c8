import { Button, useMessages } from '@foolscap/ui/components';
import type { HeaderAccount } from '../Header/header-props.ts';
import { HEADER_MESSAGES } from '../messages.ts';

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
  const { texts } = useMessages('header', HEADER_MESSAGES);
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
