import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { contentActions, isContentMissing, selectContent } from '@foolscap/content/state';
import { ContentPage } from '@foolscap/content/ui';
import { Container } from '@foolscap/ui/components';
import type { PageAddress } from '../../routing/page-address.ts';
import { useRouteParams } from '../../routing/route-params.ts';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import NotFoundScreen from '../../shell/NotFoundScreen.tsx';
import styles from '../../shell/Screen.module.scss';
import { contentFeature } from './feature.ts';

export const features = [contentFeature];

/** Names the page of an address, with the preview of its link. */
function getRequest(
  { article, page = '' }: PageAddress['params'],
  search: URLSearchParams,
): Parameters<typeof contentActions.pageRequested>[0] {
  const preview = search.get('preview');
  const path = article === undefined ? `/${page}` : `/help/${article}`;
  return { path, ...(preview ? { preview } : {}) };
}

export const load: FeatureExports['load'] = ({ params, search }) => [
  contentActions.pageRequested(getRequest(params, search)),
];

/** A page of text: an article of the help center, or a page such as `/privacy`. It has any path that is no other page of the shop. */
export default function ContentScreen() {
  const dispatch = useDispatch();
  const request = getRequest(useRouteParams(), new URLSearchParams(useLocation().search));
  const content = useSelector(selectContent);
  const { path = '', page } = content;
  if (isContentMissing(content) && !path.startsWith('/help/')) return <NotFoundScreen />;
  return (
    <Container>
      <div className={styles.page}>
        <ContentPage
          data={page.value}
          failure={isContentMissing(content) ? 'missing' : page.phase === 'failed' ? 'failed' : undefined}
          onRetry={() => dispatch(contentActions.pageRequested(request))}
        />
      </div>
    </Container>
  );
}
