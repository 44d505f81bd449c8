import { Badge, Inline, VisuallyHidden } from '@foolscap/ui/components';
import { listBadges } from '../../model/index.ts';

export interface ListBadgesProps {
  /** Names of the lists that have the item. */
  names: readonly string[];
}

/** The lists that have an item: at most three badges, with long names truncated (storefront-5.2, storefront-5.3). */
export function ListBadges({ names }: ListBadgesProps) {
  if (names.length === 0) return null;
  const { badges, more } = listBadges(names);
  return (
    <Inline gap={1}>
      <VisuallyHidden>On your lists: {names.join(', ')}</VisuallyHidden>
      {badges.map(({ name, label }) => (
        <span key={name} title={name} aria-hidden="true">
          <Badge>{label}</Badge>
        </span>
      ))}
      {more > 0 && <span aria-hidden="true">+{more}</span>}
    </Inline>
  );
}
