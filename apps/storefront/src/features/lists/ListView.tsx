import { useLocation, useNavigate } from 'react-router';
import { ImportItems, ListPage } from '@foolscap/lists/feature';
import { ButtonLink, Link } from '@foolscap/ui/components';
import { listPath, listsPath, publicListPath } from './list-paths.ts';
import { readListsAddress } from './lists-address.ts';
import { useShop } from '../../shell/shop-context.ts';
import { listsFeature } from './feature.ts';
import { LISTS_SCREEN_MESSAGES } from './lists-messages.ts';

const { listPages: texts } = LISTS_SCREEN_MESSAGES;

export const features = [listsFeature];

/** One list of the shopper. */
export default function ListView() {
  const navigate = useNavigate();
  const { tenant } = useShop();
  const { search } = useLocation();
  const address = readListsAddress('', {}, new URLSearchParams(search));
  if (address.show !== 'list') return null;
  const { listId, query } = address;
  return (
    <>
      <p data-print="hide">
        <Link href={listsPath(tenant)}>{texts.all}</Link>
      </p>
      <ListPage
        key={listId}
        listId={listId}
        query={query}
        hrefFor={(other) => listPath(tenant, listId, other)}
        onQuery={(other) => void navigate(listPath(tenant, listId, other))}
        linkHrefFor={publicListPath}
        offersSaveForLater
        importItems={<ImportItems listId={listId} />}
        goneActions={<ButtonLink href={listsPath(tenant)}>{texts.all}</ButtonLink>}
      />
    </>
  );
}
