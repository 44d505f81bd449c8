import {
  createContext,
  createElement,
  use,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';
import { classNames } from '../class-names.ts';
import styles from './Link.module.scss';

/** Props of the application's link component. */
export interface LinkComponentProps extends ComponentPropsWithRef<'a'> {
  /** Target; a URL within the site starts with a single slash. */
  readonly href: string;
}

export type LinkComponent = ComponentType<LinkComponentProps> | 'a';

const LinkContext = createContext<LinkComponent>('a');

export interface LinkProviderProps {
  /** Renders links within the site, for example with the router's link. */
  readonly component: LinkComponent;
  /** The application. */
  readonly children: ReactNode;
}

/** Provides the application's link component to all links below it. Without it they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Checks whether a URL is within the site: it starts with one slash and is not protocol-relative. */
export function isInternal(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

/** An unstyled link; `Link`, `ButtonLink` and the domains' own links are based on it. */
export function PlainLink(props: LinkComponentProps) {
  const internal = use(LinkContext);
  if (internal !== 'a' && isInternal(props.href)) return createElement(internal, props);
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- the content is in the props
  return <a {...props} />;
}

export interface LinkProps extends LinkComponentProps {
  /** `inline` is underlined, for text; `quiet` has the text's color and is underlined on hover. */
  readonly variant?: 'inline' | 'quiet';
}

/** A link in text or in a list. */
export function Link({ variant = 'inline', className, ...rest }: LinkProps) {
  return <PlainLink {...rest} className={classNames(styles[variant], className)} />;
}
