import { useSelector } from 'react-redux';
import { useHref } from 'react-router';
import { selectCategories } from '@foolscap/catalog/state';
import { CategoryTiles } from '@foolscap/catalog/ui';
import { Button, SectionHeading, TextField } from '@foolscap/ui/components';
import { Recommendations } from '../recommendations/Recommendations.tsx';
import { RESULTS_SCREEN_MESSAGES } from './results-messages.ts';
import styles from './NoResults.module.scss';

const { resultPages: texts } = RESULTS_SCREEN_MESSAGES;

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
        <form role="search" aria-label={texts.searchFor} action={action} className={styles.form}>
          <TextField
            label={texts.searchFor}
            name="q"
            type="search"
            autoComplete="off"
            maxLength={200}
            className={styles.field}
          />
          <Button type="submit">{texts.search}</Button>
        </form>
      )}
      {categories.length > 0 && (
        <section aria-labelledby="departments" className={styles.departments}>
          <SectionHeading level={2} id="departments">
            {texts.departments}
          </SectionHeading>
          <CategoryTiles categories={categories} />
        </section>
      )}
      <Recommendations {...(isMissingPage ? { slot: 'notFound', isShop: true } : { slot: 'emptySearch' })} />
    </div>
  );
}
