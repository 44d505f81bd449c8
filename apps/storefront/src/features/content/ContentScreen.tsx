import { useDispatch, useSelector } from 'react-redux';
import { contentActions, isContentMissing, selectContent } from '@foolscap/content/state';
import { ContentPage } from '@foolscap/content/ui';
import { Container } from '@foolscap/ui/components';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import NotFoundScreen from '../../shell/NotFoundScreen.tsx';
import styles from '../../shell/Screen.module.scss';
import { contentFeature } from './feature.ts';

export const features = [contentFeature];

export const load: FeatureExports['load'] = ({ params: { article, page = '' }, search }) => {
  const preview = search.get('preview');
  const path = article === undefined ? `/${page}` : `/help/${article}`;
  return [contentActions.pageRequested({ path, ...(preview ? { preview } : {}) })];
};

/** A page of text: an article of the help center, or a page such as `/privacy`. It has any path that is no other page of the shop. */
export default function ContentScreen() {
  const dispatch = useDispatch();
  const content = useSelector(selectContent);
  const { path = '', page } = content;
  if (isContentMissing(content) && !path.startsWith('/help/')) return <NotFoundScreen />;
  return (
    <Container>
      <div className={styles.page}>
        <ContentPage
          data={page.value}
          failure={isContentMissing(content) ? 'missing' : page.phase === 'failed' ? 'failed' : undefined}
          onRetry={() => dispatch(contentActions.pageRequested({ path }))}
        />
      </div>
    </Container>
  );
}
