import { useSelector } from 'react-redux';
import { useHref } from 'react-router';
import { selectCategories } from '@foolscap/catalog/state';
import { CategoryTiles } from '@foolscap/catalog/ui';
import { Button, SectionHeading, TextField } from '@foolscap/ui/components';
import { Recommendations } from '../recommendations/Recommendations.tsx';
import styles from './NoResults.module.scss';

export interface NoResultsProps {
  /** The page does not exist, so it also offers a search; otherwise, a search or list has no results. */
  isMissingPage?: boolean;
}

/** The departments and recommendations for visitors who have found nothing. */
export default function NoResults({ isMissingPage = false }: NoResultsProps) {
  const categories = (useSelector(selectCategories).value ?? []).filter(({ parentId }) => !parentId);
  const action = useHref('/search');
  return (
    <div className={styles.help}>
      {isMissingPage && (
        <form role="search" aria-label="Search for a product" action={action} className={styles.form}>
          <TextField
            label="Search for a product"
            name="q"
            type="search"
            autoComplete="off"
            maxLength={200}
            className={styles.field}
          />
          <Button type="submit">Search</Button>
        </form>
      )}
      {categories.length > 0 && (
        <section aria-labelledby="departments" className={styles.departments}>
          <SectionHeading level={2} id="departments">
            Shop by department
          </SectionHeading>
          <CategoryTiles categories={categories} />
        </section>
      )}
      <Recommendations {...(isMissingPage ? { slot: 'notFound', isShop: true } : { slot: 'emptySearch' })} />
    </div>
  );
}
