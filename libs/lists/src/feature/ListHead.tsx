import { useDispatch } from 'react-redux';
import { Badge, Inline, SectionHeading, Text, useMessages } from '@foolscap/ui/components';
import type { ShoppingList } from '../contract/index.ts';
import { listsActions } from '../state/index.ts';
import { FavoriteButton } from '../ui/index.ts';
import { LIST_PAGE_MESSAGES } from '../model/list-page-messages.ts';
import { ACCESS_MESSAGES } from '../model/access-messages.ts';
import { LISTS_MESSAGES } from '../model/messages.ts';
import styles from './ListPage.module.scss';

/** The name of a list, with its favorite mark, access level and owner. */
export function ListHead({ list }: { list: ShoppingList }) {
  const dispatch = useDispatch();
  const { access } = useMessages('lists', ACCESS_MESSAGES);
  const { texts } = useMessages('lists', LISTS_MESSAGES);
  const { listPage: pageTexts } = useMessages('lists', LIST_PAGE_MESSAGES);
  const { id, name, favorite, accessLevel, readOnly, ownerName } = list;
  return (
    <header className={styles.head}>
      <SectionHeading level={1}>{name}</SectionHeading>
      <Inline gap={1} className={styles.marks}>
        <FavoriteButton
          name={name}
          favorite={favorite}
          onChange={(isFavorite) =>
            dispatch(listsActions.favoriteSubmitted({ listId: id, favorite: isFavorite }))
          }
        />
        <Badge>{access[accessLevel]}</Badge>
        {readOnly && <Badge>{texts.readOnly}</Badge>}
        {ownerName && (
          <Text as="span" size={14} tone="muted">
            {ownerName}
          </Text>
        )}
      </Inline>
      {readOnly && <Text>{pageTexts.readOnly}</Text>}
    </header>
  );
}
