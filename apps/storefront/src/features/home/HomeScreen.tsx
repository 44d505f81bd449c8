import { useDispatch, useSelector } from 'react-redux';
import { selectAccount, selectIsSignedIn } from '@foolscap/account/state';
import { catalogActions, selectCategories, selectResults } from '@foolscap/catalog/state';
import { CategoryTiles } from '@foolscap/catalog/ui';
import { TileGridSkeleton } from '@foolscap/tiles/ui';
import {
  Alert,
  ButtonLink,
  Container,
  Grid,
  Hero,
  IconCard,
  Link,
  SectionHeading,
  Stack,
} from '@foolscap/ui/components';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import type { PageAddress } from '../../routing/page-address.ts';
import { useShop } from '../../shell/shop-context.ts';
import { HOME_COPY } from './home-copy.ts';
import { HomeRecommendations, Recommendations } from '../recommendations/Recommendations.tsx';
import { Tiles } from '../tiles/Tiles.tsx';
import styles from './HomeScreen.module.scss';
import { tilesFeature } from '../tiles/feature.ts';
import { HomePromo } from './HomePromo.tsx';

/** Only for members of an organization. */
const memberHome = lazyFeature(() => import('./MemberHome.tsx'), { as: 'section' });

export const features = [tilesFeature];

export const sections = ({ tenant, isGuest }: PageAddress) =>
  tenant === 'sba' && !isGuest ? [memberHome] : [];

export default function HomeScreen() {
  const dispatch = useDispatch();
  const { tenant } = useShop();
  const categories = useSelector(selectCategories);
  const { key, load } = useSelector(selectResults);
  const newest = key.startsWith('home') ? load.value?.items : undefined;
  const isSignedIn = useSelector(selectIsSignedIn);
  const { services } = HOME_COPY[tenant];
  const isMember = useSelector(selectAccount)?.userProfile?.organization !== undefined && tenant === 'sba';
  const top = categories.value?.filter(({ parentId }) => !parentId) ?? [];
  return (
    <>
      {isMember ? <memberHome.Screen /> : <Welcome />}
      <Container>
        <Stack gap={12} className={styles.sections}>
          {!isMember && (
            <Grid as="ul" columns="thirds" aria-label="Services" className={styles.services}>
              {services.map(({ text, ...card }) => (
                <li key={card.headline}>
                  <IconCard {...card}>{text}</IconCard>
                </li>
              ))}
            </Grid>
          )}
          <section aria-labelledby="departments">
            <Stack gap={5}>
              <SectionHeading level={2} id="departments">
                Shop by department
              </SectionHeading>
              {categories.phase === 'failed' && !categories.value ? (
                <Alert kind="failure" onRetry={() => dispatch(catalogActions.categoriesRequested())}>
                  We couldn’t load the departments. Try again in a moment.
                </Alert>
              ) : (
                <CategoryTiles categories={top} loading={!categories.value} />
              )}
            </Stack>
          </section>
          {load.phase !== 'failed' && (
            <section aria-labelledby="new">
              <Stack gap={5}>
                <SectionHeading
                  level={2}
                  id="new"
                  action={<Link href="/new-arrivals">See all new arrivals</Link>}
                >
                  New arrivals
                </SectionHeading>
                <div className={styles.newest}>
                  {newest ? <Tiles items={newest} label="New arrivals" /> : <TileGridSkeleton count={12} />}
                </div>
              </Stack>
            </section>
          )}
          <div>
            <HomePromo />
            <HomeRecommendations />
          </div>
          {isSignedIn && <Recommendations slot="homeRecent" />}
        </Stack>
      </Container>
    </>
  );
}

/** The picture at the top of the page, for visitors. */
function Welcome() {
  const { tenant } = useShop();
  const copy = HOME_COPY[tenant];
  return (
    <Hero
      title={copy.title}
      action={
        <ButtonLink href="/search" variant="primary" size="large">
          Shop all supplies
        </ButtonLink>
      }
      picture={
        <img
          src={`/media/scenes/${tenant === 'sba' ? 'office' : 'desk'}.svg`}
          alt=""
          width={720}
          height={420}
          fetchPriority="high"
        />
      }
    >
      {copy.lead}
    </Hero>
  );
}
