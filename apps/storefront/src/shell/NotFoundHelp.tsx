import { useSelector } from 'react-redux';
import { useHref } from 'react-router';
import { selectCategories } from '@foolscap/catalog/state';
import { CategoryTiles } from '@foolscap/catalog/ui';
import { Button, SectionHeading, TextField } from '@foolscap/ui/components';
import styles from './NotFoundHelp.module.scss';

/** A search and the departments, for visitors who have not found a page. */
export default function NotFoundHelp() {
  const categories = (useSelector(selectCategories).value ?? []).filter(({ parentId }) => !parentId);
  return (
    <div className={styles.help}>
      <form
        role="search"
        aria-label="Search for a product"
        action={useHref('/search')}
        className={styles.form}
      >
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
      {categories.length > 0 && (
        <section aria-labelledby="departments" className={styles.departments}>
          <SectionHeading level={2} id="departments">
            Shop by department
          </SectionHeading>
          <CategoryTiles categories={categories} />
        </section>
      )}
    </div>
  );
}
