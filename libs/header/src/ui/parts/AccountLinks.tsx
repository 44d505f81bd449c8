import { Icon, PlainLink, useMessages } from '@foolscap/ui/components';
import type { HeaderAccount } from '../Header/header-props.ts';
import { MemberTier } from './MemberTier.tsx';
import { SignOutForm } from './SignOutForm.tsx';
import { HEADER_MESSAGES } from '../messages.ts';
import { opensSignIn } from './opens-with.ts';
import tools from './tools.module.scss';

/** The sign-in link, or the account link with the sign-out button. */
export function AccountLinks(account: HeaderAccount) {
  const { texts } = useMessages('header', HEADER_MESSAGES);
  if (account.kind === 'guest') {
    return (
      <PlainLink href={account.signInHref} className={tools.tool} {...opensSignIn(account)}>
        <Icon name="user" className={tools.icon} />
        <span className={tools.label}>{account.label ?? texts.signIn}</span>
      </PlainLink>
    );
  }
  const { label = texts.account, firstName, tier, accountHref } = account;
  const greeting = firstName ? texts.hello(firstName) : label;
  return (
    <>
      <PlainLink href={accountHref} className={tools.tool}>
        <Icon name="user" className={tools.icon} />
        <span className={tools.label}>
          {greeting}
          <MemberTier tier={tier} />
        </span>
      </PlainLink>
      <SignOutForm {...account} className={tools.signOut} />
    </>
  );
}
