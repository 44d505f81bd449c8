import { useDispatch, useSelector } from 'react-redux';
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
  SectionHeading,
  Stack,
} from '@foolscap/ui/components';
import { useShop } from '../shell/shop-context.ts';
import { HOME_COPY } from './home-copy.ts';
import { Tiles } from './Tiles.tsx';
import styles from './HomeScreen.module.scss';

export default function HomeScreen() {
  const dispatch = useDispatch();
  const { tenant } = useShop();
  const categories = useSelector(selectCategories);
  const { key, load } = useSelector(selectResults);
  const newest = key.startsWith('home') ? load.value?.items : undefined;
  const copy = HOME_COPY[tenant];
  const top = categories.value?.filter(({ parentId }) => !parentId) ?? [];
  return (
    <>
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
      <Container>
        <Stack gap={12} className={styles.sections}>
          <Grid as="ul" columns="thirds" aria-label="Services" className={styles.services}>
            {copy.services.map(({ text, ...card }) => (
              <li key={card.headline}>
                <IconCard {...card}>{text}</IconCard>
              </li>
            ))}
          </Grid>
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
                <SectionHeading level={2} id="new">
                  New arrivals
                </SectionHeading>
                <div className={styles.newest}>
                  {newest ? <Tiles items={newest} label="New arrivals" /> : <TileGridSkeleton count={12} />}
                </div>
              </Stack>
            </section>
          )}
        </Stack>
      </Container>
    </>
  );
}
