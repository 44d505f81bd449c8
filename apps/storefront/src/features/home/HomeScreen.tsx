import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { catalogActions, selectCategories } from '@foolscap/catalog/state';
import { CategoryTiles } from '@foolscap/catalog/ui';
import type { HomeSection } from '@foolscap/content/contract';
import { type Home, homeActions, selectHome } from '@foolscap/content/state';
import { BusinessCall, HomeBanners } from '@foolscap/content/ui';
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
  VisuallyHidden,
} from '@foolscap/ui/components';
import { lazyFeature, type FeatureExports } from '../../rendering/lazy-feature.tsx';
import type { PageAddress } from '../../routing/page-address.ts';
import { HomeRecommendations, Recommendations } from '../recommendations/Recommendations.tsx';
import { Tiles } from '../tiles/Tiles.tsx';
import { HOME_SCREEN_MESSAGES } from './home-messages.ts';
import styles from './HomeScreen.module.scss';
import { tilesFeature } from '../tiles/feature.ts';
import { homeFeature } from './feature.ts';
import { getHomeRequest } from './home-request.ts';
import type { PreviewBarProps } from './PreviewBar.tsx';
import { useHomeLinks } from './use-home-links.ts';

const { homePage: texts } = HOME_SCREEN_MESSAGES;

/** Only for signed-in users. */
const reorder = lazyFeature<{ isFirst?: boolean }>(() => import('./MemberHome.tsx'), { as: 'section' });
const yourLists = lazyFeature<{ heading: string }>(() => import('./YourLists.tsx'), { as: 'section' });
/** Appears with its offer, which the browser reads. Without its chunk, the page has no offer. */
const promo = lazyFeature(
  () =>
    import('./HomePromo.tsx').then(
      ({ HomePromo }) => ({ default: HomePromo }),
      () => ({ default: () => null }),
    ),
  { as: 'section' },
);
/** Only for the operator. */
const previewBar = lazyFeature<PreviewBarProps>(() => import('./PreviewBar.tsx'), { as: 'section' });

export const features = [tilesFeature, homeFeature];

export const load: FeatureExports['load'] = ({ search }) => [
  homeActions.homeRequested(getHomeRequest(search)),
];

export const sections = ({ isGuest, search }: PageAddress) => [
  ...(isGuest ? [] : [reorder, yourLists]),
  ...(search.has('preview') ? [previewBar] : []),
];

/** The page while its sections cannot be read. */
const FALLBACK: readonly HomeSection[] = [
  { id: 'departments', kind: 'departments', heading: texts.departments },
];

/** The home page: the sections of its document, in order. */
export default function HomeScreen() {
  const dispatch = useDispatch();
  const search = new URLSearchParams(useLocation().search);
  const load = useSelector(selectHome);
  const { phase, value: home } = load;
  const request = () => dispatch(homeActions.homeRequested(getHomeRequest(search)));
  // After a change of the user, which clears it.
  useEffect(() => {
    if (phase === 'idle') request();
  });
  const hasFailed = phase === 'failed' && !home;
  const field = load.phase === 'failed' ? load.failure.field : undefined;
  const faultyField = field === 'at' || field === 'segment' ? field : undefined;
  const shown = home?.sections ?? (hasFailed ? FALLBACK : undefined);
  const [first, ...rest] = shown ?? [];
  const isLead = first?.kind === 'hero' || first?.kind === 'reorder';
  const others = isLead ? rest : (shown ?? []);
  return (
    <>
      {(home?.preview || faultyField) && <previewBar.Screen home={home} faultyField={faultyField} />}
      {first?.kind === 'hero' && <HeroSection {...first} />}
      {first?.kind === 'reorder' && <reorder.Screen isFirst />}
      <Container>
        <Stack gap={12} className={styles.sections}>
          {!isLead && (
            <h1>
              <VisuallyHidden>Foolscap</VisuallyHidden>
            </h1>
          )}
          {hasFailed &&
            !faultyField &&
            (getHomeRequest(search).preview === undefined ? (
              <Alert kind="failure" onRetry={request}>
                {texts.partFailed}
              </Alert>
            ) : (
              <Alert kind="failure">{texts.previewInvalid}</Alert>
            ))}
          {!shown && <HomeSkeleton />}
          {others.map((section) => (
            <Section key={section.id} section={section} rows={home?.rows ?? {}} />
          ))}
        </Stack>
      </Container>
    </>
  );
}

/** The place of the sections while they load. */
function HomeSkeleton() {
  return (
    <>
      <div className={styles.hero} />
      <CategoryTiles categories={[]} loading />
      <TileGridSkeleton count={12} />
    </>
  );
}

function HeroSection({ title, text, link, picture }: HomeSection<'hero'>) {
  const { hrefFor } = useHomeLinks();
  return (
    <Hero
      title={title}
      action={
        <ButtonLink href={hrefFor(link)} variant="primary" size="large">
          {link.label}
        </ButtonLink>
      }
      picture={
        <img src={picture.src} alt="" width={picture.width} height={picture.height} fetchPriority="high" />
      }
    >
      {text}
    </Hero>
  );
}

function Section({ section, rows }: { section: HomeSection } & Pick<Home, 'rows'>) {
  const { hrefFor, bannerHref } = useHomeLinks();
  switch (section.kind) {
    case 'iconCards':
      return (
        <Grid as="ul" columns="thirds" aria-label={section.label} className={styles.services}>
          {section.items.map(({ text, url, ...card }) => (
            <li key={card.headline}>
              <IconCard {...card} href={url}>
                {text}
              </IconCard>
            </li>
          ))}
        </Grid>
      );
    case 'departments':
      return <Departments {...section} />;
    case 'banners':
      return <HomeBanners {...section} hrefFor={bannerHref} />;
    case 'deals':
    case 'newArrivals':
    case 'seasonal': {
      const { id, kind, heading, link } = section;
      const items = rows[id] ?? [];
      if (items.length === 0) return null;
      const isGrid = kind === 'newArrivals';
      return (
        <section aria-labelledby={id}>
          <Stack gap={5}>
            <SectionHeading
              level={2}
              id={id}
              {...(kind === 'seasonal' && section.text ? { note: section.text } : {})}
              action={link && <Link href={hrefFor(link)}>{link.label}</Link>}
            >
              {heading}
            </SectionHeading>
            <div className={isGrid ? styles.newest : undefined}>
              <Tiles items={items} label={heading} layout={isGrid ? 'grid' : 'row'} />
            </div>
          </Stack>
        </section>
      );
    }
    case 'reorder':
      return <reorder.Screen />;
    case 'yourLists':
      return <yourLists.Screen heading={section.heading} />;
    case 'businessCallToAction':
      return <BusinessCall {...section} hrefFor={hrefFor} />;
    case 'recommendations':
      return section.slot === 'home' ? (
        <div>
          <promo.Screen />
          <HomeRecommendations />
        </div>
      ) : (
        <Recommendations slot={section.slot} />
      );
    default:
      return null;
  }
}

function Departments({ id, heading }: HomeSection<'departments'>) {
  const dispatch = useDispatch();
  const categories = useSelector(selectCategories);
  const top = categories.value?.filter(({ parentId }) => !parentId) ?? [];
  return (
    <section aria-labelledby={id}>
      <Stack gap={5}>
        <SectionHeading level={2} id={id}>
          {heading}
        </SectionHeading>
        {categories.phase === 'failed' && !categories.value ? (
          <Alert kind="failure" onRetry={() => dispatch(catalogActions.categoriesRequested())}>
            {texts.departmentsFailed}
          </Alert>
        ) : (
          <CategoryTiles categories={top} loading={!categories.value} />
        )}
      </Stack>
    </section>
  );
}
