import type { Category } from '@foolscap/catalog/contract';
import { CategoryTiles } from '@foolscap/catalog/ui';
import { Stack } from '@foolscap/ui/components';
import { Recommendations } from '../recommendations/Recommendations.tsx';

/** The departments and recommendations offered when a search has no results. */
export default function NoResults({ categories }: { categories: readonly Category[] }) {
  return (
    <Stack gap={12}>
      <CategoryTiles categories={categories.filter(({ parentId }) => !parentId)} />
      <Recommendations slot="emptySearch" />
    </Stack>
  );
}
