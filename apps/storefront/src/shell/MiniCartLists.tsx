import { ListCardsPanel } from '@foolscap/lists/feature';
import { ButtonLink, SectionHeading } from '@foolscap/ui/components';
import { listsPart } from '../parts/lists.part.ts';
import { listPath, listsPath } from '../routing/list-paths.ts';
import { useShop } from './shop-context.ts';

export const parts = [listsPart];

/** The short view of the lists, below the items saved for later in the mini cart (storefront-9.20). */
export default function MiniCartLists() {
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
