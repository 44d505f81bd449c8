import { Icon, PlainLink, VisuallyHidden, classNames } from '@foolscap/ui/components';
import { cartBadge } from '../../model/index.ts';
import type { HeaderProps } from '../Header/headerProps.ts';
import { useHeaderMessages } from '../messages.tsx';
import styles from './CartLink.module.scss';
import tools from './tools.module.scss';

/** The link to the cart, with the number of its items as a badge. */
export function CartLink({ href, count, onOpen }: HeaderProps['cart']) {
  const { texts } = useHeaderMessages();
  const { text } = cartBadge(count);
  return (
    <PlainLink href={href} className={tools.tool} onClick={onOpen}>
      <span className={styles.icon} aria-hidden>
        <Icon name="cart" className={tools.icon} />
        {/* Reserves the space of the badge, so that nothing moves when the count arrives. */}
        <span className={classNames(styles.badge, text === undefined && styles.unknown)}>{text}</span>
      </span>
      <span className={tools.label} aria-hidden>
        {texts.cart}
      </span>
      <VisuallyHidden>{texts.cartLabel(count)}</VisuallyHidden>
    </PlainLink>
  );
}
