import { useDispatch, useSelector } from 'react-redux';
import { useHref, useLocation, useNavigate } from 'react-router';
import { contentActions, selectContent } from '@foolscap/content/state';
import { HelpCenter } from '@foolscap/content/ui';
import { Container } from '@foolscap/ui/components';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import NotFoundScreen from '../../shell/NotFoundScreen.tsx';
import styles from '../../shell/Screen.module.scss';
import { contentFeature } from './feature.ts';

export const features = [contentFeature];

const getQuery = (search: URLSearchParams): { q?: string } => {
  const q = search.get('q')?.replaceAll('\0', '').trim().slice(0, 100);
  return q ? { q } : {};
};

export const load: FeatureExports['load'] = ({ search }) => [contentActions.helpRequested(getQuery(search))];

/** The help center. */
export default function HelpScreen() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const action = useHref('/help');
  const { help } = useSelector(selectContent);
  const query = getQuery(new URLSearchParams(useLocation().search));
  // The shop has turned the help center off.
  if (help.phase === 'failed' && help.failure.status === 404) return <NotFoundScreen />;
  return (
    <Container>
      <div className={styles.page}>
        <HelpCenter
          key={query.q}
          data={help.value}
          failed={help.phase === 'failed'}
          onRetry={() => dispatch(contentActions.helpRequested(query))}
          query={query.q}
          action={action}
          onSearch={(q) => void navigate(q ? `/help?${new URLSearchParams({ q })}` : '/help')}
        />
      </div>
    </Container>
  );
}
