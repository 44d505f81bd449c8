import { classNames, Link, Logo, useMessages } from '@foolscap/ui/components';
import type { ReactNode } from 'react';
import type { HeaderLink } from '../Header/header-props.ts';
import { HEADER_MESSAGES } from '../messages.ts';
import { opensWith } from '../parts/opens-with.ts';
import styles from './Footer.module.scss';

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly HeaderLink[];
}

/** A button in the footer that looks like a link. */
export interface FooterAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** A language of the shop, named in itself. */
export interface FooterLanguage {
  readonly label: string;
  /** `fr-CA` */
  readonly locale: string;
  /** Opens the current page in this language. */
  readonly href: string;
  readonly current?: boolean;
}

export interface FooterProps {
  /** `minimal` for checkout and sign-in: legal text only. */
  readonly type?: 'full' | 'minimal';
  /** The store, whose name the footer shows. */
  readonly tenant?: 'consumer' | 'business';
  /** Groups of links, each with a heading. */
  readonly columns: readonly FooterColumn[];
  /** Opens the page of a link with `opensDrawer` in a drawer. Without it, such links lead to their pages. */
  readonly onDrawer?: ((link: HTMLAnchorElement) => void) | undefined;
  /** Copyright notice. */
  readonly legal: ReactNode;
  /** Links next to the legal text. */
  readonly legalLinks?: readonly HeaderLink[];
  /** Buttons next to the legal text, such as "Cookie settings". They are hidden if JavaScript is disabled. */
  readonly legalActions?: readonly FooterAction[] | undefined;
  /** The languages to choose from, the current one included. */
  readonly languages?: readonly FooterLanguage[];
}

/** The footer of every page. */
export function Footer({
  type = 'full',
  tenant = 'consumer',
  columns,
  onDrawer,
  legal,
  legalLinks = [],
  legalActions = [],
  languages = [],
}: FooterProps) {
  const { texts } = useMessages('header', HEADER_MESSAGES);
  return (
    <footer className={styles.footer} data-print="hide">
      {type === 'full' && (
        <div className={styles.columns}>
          <div className={styles.sign}>
            <Logo {...(tenant === 'business' && { suffix: texts.business })} />
            <p className={styles.motto}>{texts.motto}</p>
          </div>
          {columns.map(
            ({ title, links }) =>
              // Departments may be unknown.
              links.length > 0 && (
                <nav key={title} aria-label={title}>
                  <h2 className={styles.title}>{title}</h2>
                  <ul className={styles.links}>
                    {links.map(({ label, href, ariaLabel, opensDrawer }) => (
                      <li key={label + href}>
                        <Link
                          variant="quiet"
                          href={href}
                          aria-label={ariaLabel}
                          className={styles.link}
                          {...(opensDrawer &&
                            onDrawer && { 'aria-haspopup': 'dialog', ...opensWith(onDrawer, true) })}
                        >
                          {label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </nav>
              ),
          )}
        </div>
      )}
      <div className={styles.legal}>
        <p>{legal}</p>
        {languages.length > 0 && (
          <nav aria-label={texts.languages}>
            <ul className={styles.legalLinks}>
              {languages.map(({ label, locale, href, current = false }) => (
                <li key={locale} lang={locale}>
                  <Link
                    variant="quiet"
                    href={href}
                    hrefLang={locale}
                    rel="nofollow"
                    aria-current={current || undefined}
                    className={classNames(styles.link, current && styles.current)}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {legalLinks.length + legalActions.length > 0 && (
          <ul className={styles.legalLinks}>
            {legalLinks.map(({ label, href, ariaLabel }) => (
              <li key={label + href}>
                <Link variant="quiet" href={href} aria-label={ariaLabel} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
            {legalActions.map(({ label, onPress }) => (
              <li key={label} className={styles.scripted}>
                <button type="button" className={classNames(styles.link, styles.action)} onClick={onPress}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}
