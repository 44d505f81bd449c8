import { Badge, Inline, VisuallyHidden, useMessages } from '@foolscap/ui/components';
import { listBadges } from '../../model/index.ts';
import { ADD_TO_LIST_MESSAGES } from '../AddToListForm/add-to-list-messages.ts';

export interface ListBadgesProps {
  /** Names of the lists that have the item. */
  names: readonly string[];
}

/** The lists that have an item: at most three badges, with long names truncated (storefront-5.2, storefront-5.3). */
export function ListBadges({ names }: ListBadgesProps) {
  const { addTo } = useMessages('lists', ADD_TO_LIST_MESSAGES);
  if (names.length === 0) return null;
  const { badges, more } = listBadges(names);
  return (
    <Inline gap={1}>
      <VisuallyHidden>{addTo.onLists(names.join(', '))}</VisuallyHidden>
      {badges.map(({ name, label }) => (
        <span key={name} title={name} aria-hidden="true">
          <Badge>{label}</Badge>
        </span>
      ))}
      {more > 0 && <span aria-hidden="true">+{more}</span>}
    </Inline>
  );
}
