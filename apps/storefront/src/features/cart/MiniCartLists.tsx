import { ListCardsPanel } from '@foolscap/lists/feature';
import { ButtonLink, SectionHeading } from '@foolscap/ui/components';
import { listPath, listsPath } from '../lists/list-paths.ts';
import { useShop } from '../../shell/shop-context.ts';

/** The short view of the lists, below the saved items in the mini cart (storefront-9.20). */
export function MiniCartLists() {
  const { tenant } = useShop();
  return (
    <ListCardsPanel
      heading={<SectionHeading level={3}>Your lists</SectionHeading>}
      hrefFor={({ id }) => listPath(tenant, id)}
      actions={
        <p>
          <ButtonLink href={listsPath(tenant)} size="small">
            All lists
          </ButtonLink>
        </p>
      }
    />
  );
}
