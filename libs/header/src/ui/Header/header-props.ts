import type { ReactNode } from 'react';
import type { HeaderType } from '../../model/index.ts';

/** A link of the header or footer. */
export interface HeaderLink {
  readonly label: string;
  readonly href: string;
  /** Accessible name, if the label alone is not clear. */
  readonly ariaLabel?: string | undefined;
  /** Marks the current page or one of its ancestors. */
  readonly current?: boolean;
  /** Opens its page in a drawer. */
  readonly opensDrawer?: boolean;
}

/** The account state that the header shows. */
export type HeaderAccount =
  | {
      readonly kind: 'guest';
      /** Text of the link to sign in. */
      readonly label?: string | undefined;
      readonly signInHref: string;
      /** Opens the sign-in form in place of its page; gets the link, so that focus can return to it. */
      readonly onSignIn?: ((link: HTMLAnchorElement) => void) | undefined;
    }
  | {
      readonly kind: 'signedIn';
      /** Text of the link to the account, where the name is not shown. */
      readonly label?: string | undefined;
      readonly firstName: string | undefined;
      /** Tier in the rewards program. */
      readonly tier?: string | undefined;
      readonly accountHref: string;
      /** Action of the sign-out form without JavaScript. */
      readonly signOutAction: string;
      readonly signOutFields?: ReactNode;
      readonly onSignOut?: (() => void) | undefined;
      readonly signingOut?: boolean | undefined;
    };

export interface HeaderProps {
  /** `full` on most pages, `slim` on the cart page, `logoOnly` in checkout and sign-in, `tpv` for third parties. */
  readonly type?: HeaderType;
  /**
   * Renders the full header as the slim one up to `sm`, with CSS only: for pages where the server does not know the
   * breakpoint. Set it where `getHeaderType(path, 'sm') === 'slim'`.
   */
  readonly compactOnSmall?: boolean;
  /** The store, whose logo the header shows. */
  readonly tenant: 'consumer' | 'business';
  /** URL of the home page, for the logo. */
  readonly homeHref: string;
  /** The line above the header (top hat): one announcement. */
  readonly hat?: ReactNode;
  /** Link to the other store. */
  readonly siteSwitch?: HeaderLink | undefined;
  /** The product search: URL, text and suggestions. */
  readonly search: {
    /** Action of the search form: `/search`. */
    readonly action: string;
    /** Text in the empty search box. */
    readonly label?: string | undefined;
    /** Accessible name of the search box. */
    readonly ariaLabel?: string | undefined;
    /** The query of the current page. */
    readonly query?: string | undefined;
    /** Replaces submitting the form. */
    readonly onSearch?: ((query: string) => void) | undefined;
    /** Called when the search box gets focus, so that suggestions can be loaded. */
    readonly onFocus?: (() => void) | undefined;
    /** Suggestions while the shopper types; rendered inside the form, below the box. */
    readonly suggestions?: ReactNode;
  };
  /** Shown in the menu and in a row below the header; the row moves those that do not fit into "More". */
  readonly categories: readonly HeaderLink[];
  /** The departments with their categories, which replace the categories of the menu once they have loaded. */
  readonly departments?: {
    /** Called when the menu opens or is about to open. */
    readonly onOpen: () => void;
    /** The loaded departments. */
    readonly menu: ReactNode;
    /** A `noscript` element with `PlainDepartments`, as rendered by a server: the menu without JavaScript. */
    readonly plain?: ReactNode;
  };
  /** The signed-in user with links and sign-out, or the link to sign in. */
  readonly account: HeaderAccount;
  /** Link to the cart with the number of items, and the mini cart. */
  readonly cart: {
    /** URL of the cart. */
    readonly href: string;
    /** Text of the link. */
    readonly label?: string | undefined;
    /** Number of items; undefined while unknown. */
    readonly count: number | undefined;
    /**
     * Opens or closes the mini cart instead of following the link; gets the link, so that focus can return to it. Modified clicks still open a new
     * tab.
     */
    readonly onOpen?: ((link: HTMLAnchorElement) => void) | undefined;
    /** Whether the mini cart is open or opening. */
    readonly expanded?: boolean | undefined;
    /** The open mini cart, right after the link. */
    readonly panel?: ReactNode;
  };
  /**
   * `OrganizationRow`, for members of an organization on the business site: replaces the hat of the full header. The `tpv` header has it below,
   * because it has no links itself.
   */
  readonly organization?: ReactNode;
  /** Label next to the logo of the `logoOnly` header: "Secure checkout". */
  readonly note?: string | undefined;
  /** A notice for every page, such as a lost connection; sticks to the main row. */
  readonly notice?: ReactNode;
  /** The chosen store (`YourStore` of `@foolscap/stores`). */
  readonly store?: ReactNode;
}
