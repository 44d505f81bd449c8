import { Logo, PlainLink, useMessages } from '@foolscap/ui/components';
import type { HeaderProps } from '../Header/header-props.ts';
import { HEADER_MESSAGES } from '../messages.ts';
import styles from './Brand.module.scss';

export interface BrandProps extends Pick<HeaderProps, 'tenant'> {
  /** The start page; undefined renders the logo without a link. */
  readonly href: string | undefined;
}

/** The store's logo. */
export function Brand({ tenant, href }: BrandProps) {
  const { texts } = useMessages('header', HEADER_MESSAGES);
  const logo = <Logo {...(tenant === 'business' && { suffix: texts.business })} />;
  if (href === undefined) return logo;
  return (
    <PlainLink href={href} className={styles.home} aria-label={texts.home(tenant)}>
      {logo}
    </PlainLink>
  );
}
