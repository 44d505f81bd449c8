import { Icon, PlainLink, VisuallyHidden, classNames, useMessages } from '@foolscap/ui/components';
import { cartBadge, getCartCount } from '../../model/index.ts';
import type { HeaderProps } from '../Header/header-props.ts';
import { HEADER_MESSAGES } from '../messages.ts';
import { opensWith } from './opens-with.ts';
import styles from './CartLink.module.scss';
import tools from './tools.module.scss';

/** The link to the cart, with the number of its items as a badge, and the mini cart that it opens. */
export function CartLink({ href, label, count, onOpen, expanded = false, panel }: HeaderProps['cart']) {
  const { texts } = useMessages('header', HEADER_MESSAGES);
  const name = label ?? texts.cart;
  const text = cartBadge(count);
  return (
    <div className={styles.cart}>
      <PlainLink
        href={href}
        className={tools.tool}
        {...(onOpen && {
          'aria-expanded': expanded,
          ...opensWith(onOpen),
        })}
      >
        <span className={styles.icon} aria-hidden>
          <Icon name="cart" className={tools.icon} />
          {/* Reserves the space of the badge, to avoid a layout shift when the count arrives. */}
          <span className={classNames(styles.badge, text === undefined && styles.unknown)}>{text}</span>
        </span>
        <span className={tools.label} aria-hidden>
          {name}
        </span>
        <VisuallyHidden>{texts.cartLabel(name, getCartCount(count))}</VisuallyHidden>
      </PlainLink>
      {panel}
    </div>
  );
}
