import { ListCardsPanel } from '@foolscap/lists/feature';
import { ButtonLink, SectionHeading } from '@foolscap/ui/components';
import { listPath, listsPath } from '../lists/list-paths.ts';
import { useShop } from '../../shell/shop-context.ts';
import { CART_SCREEN_MESSAGES } from './cart-messages.ts';

const { cart: texts } = CART_SCREEN_MESSAGES;

/** The short view of the lists, below the saved items in the mini cart (storefront-9.20). */
export function MiniCartLists() {
  const { tenant } = useShop();
  return (
    <ListCardsPanel
      heading={<SectionHeading level={3}>{texts.yourLists}</SectionHeading>}
      hrefFor={({ id }) => listPath(tenant, id)}
      actions={
        <p>
          <ButtonLink href={listsPath(tenant)} size="small">
            {texts.allLists}
          </ButtonLink>
        </p>
      }
    />
  );
}
