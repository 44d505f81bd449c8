import { Icon, useMessages } from '@foolscap/ui/components';
import type { HeaderProps } from '../Header/header-props.ts';
import { Brand } from './Brand.tsx';
import { HeaderBar } from './HeaderBar.tsx';
import { HEADER_MESSAGES } from '../messages.ts';
import styles from './LogoHeader.module.scss';

export interface LogoHeaderProps extends Pick<HeaderProps, 'tenant' | 'homeHref' | 'note' | 'notice'> {
  /** Renders the header for third-party verification, which has no links (storefront-2.65). */
  readonly isVerification: boolean;
}

/** The header of checkout, sign-in and third-party verification: the logo with a label next to it. */
export function LogoHeader({ tenant, homeHref, note, notice, isVerification }: LogoHeaderProps) {
  const { texts } = useMessages('header', HEADER_MESSAGES);
  const label = isVerification ? texts.verification : note;
  return (
    <HeaderBar type="plain" notice={notice}>
      <Brand tenant={tenant} href={isVerification ? undefined : homeHref} />
      {label !== undefined && (
        <p className={styles.note}>
          <Icon name="lock" size="small" />
          {label}
        </p>
      )}
    </HeaderBar>
  );
}
