import {
  createContext,
  createElement,
  use,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';
import { classNames } from '../classNames.ts';
import styles from './Link.module.scss';

/** What the application's own link component is given. */
export interface LinkComponentProps extends ComponentPropsWithRef<'a'> {
  /** Where to; an address within the site begins with one slash. */
  readonly href: string;
}

export type LinkComponent = ComponentType<LinkComponentProps> | 'a';

const LinkContext = createContext<LinkComponent>('a');

export interface LinkProviderProps {
  /** Renders every link that stays within the site, for example with the router's link. */
  readonly component: LinkComponent;
  /** The application. */
  readonly children: ReactNode;
}

/** Tells all links below it how to move within the application. Without it they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** An address within the site: begins with one slash and is not protocol-relative. */
export function isInternal(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

/** An unstyled link; `Link`, `ButtonLink` and the domains' own anchors are made of it. */
export function PlainLink(props: LinkComponentProps) {
  const internal = use(LinkContext);
  if (internal !== 'a' && isInternal(props.href)) return createElement(internal, props);
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the props
  return <a {...props} />;
}

export interface LinkProps extends LinkComponentProps {
  /** `inline` is underlined in running text; `quiet` takes the text's color and is underlined on hover. */
  readonly variant?: 'inline' | 'quiet';
}

/** A link in text or in a list. */
export function Link({ variant = 'inline', className, ...rest }: LinkProps) {
  return <PlainLink {...rest} className={classNames(styles[variant], className)} />;
}
