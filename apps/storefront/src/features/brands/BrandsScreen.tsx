import { useDispatch, useSelector } from 'react-redux';
import type { Brand } from '@foolscap/catalog/contract';
import { brandsActions, selectBrands } from '@foolscap/catalog/state';
import {
  Alert,
  Breadcrumb,
  ButtonLink,
  Container,
  EmptyState,
  Link,
  SectionHeading,
  SkeletonText,
  VisuallyHidden,
  useLocale,
} from '@foolscap/ui/components';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { BRANDS_SCREEN_MESSAGES } from './brands-messages.ts';
import screen from '../../shell/Screen.module.scss';
import { LETTERS, groupByLetter } from './group-by-letter.ts';
import styles from './BrandsScreen.module.scss';
import { brandsFeature } from './feature.ts';

const { brandPages: texts } = BRANDS_SCREEN_MESSAGES;

export const features = [brandsFeature];

export const load: FeatureExports['load'] = () => [brandsActions.brandsRequested()];

/** Returns the id of a letter's section, which the letter navigation links to. */
const getId = (letter: string) => `brands-${letter === '#' ? '0-9' : letter.toLowerCase()}`;

/** The directory of all brands by their first letter. */
export default function BrandsScreen() {
  const dispatch = useDispatch();
  const { phase, value: brands } = useSelector(selectBrands);
  return (
    <Container>
      <div className={screen.page}>
        <Breadcrumb items={[{ label: texts.home, href: '/' }, { label: texts.heading }]} />
        <SectionHeading level={1} note={brands && texts.count(brands.length)}>
          {texts.heading}
        </SectionHeading>
        {brands ? (
          brands.length > 0 ? (
            <Letters brands={brands} />
          ) : (
            <EmptyState
              title={texts.none}
              actions={<ButtonLink href="/search">{texts.seeProducts}</ButtonLink>}
            >
              {texts.noneHint}
            </EmptyState>
          )
        ) : phase === 'failed' ? (
          <Alert kind="failure" live="assertive" onRetry={() => dispatch(brandsActions.brandsRequested())}>
            {texts.failed}
          </Alert>
        ) : (
          <div aria-busy="true">
            <VisuallyHidden>
              <p role="status">{texts.loading}</p>
            </VisuallyHidden>
            <SkeletonText lines={12} />
          </div>
        )}
      </div>
    </Container>
  );
}

function Letters({ brands }: { brands: readonly Brand[] }) {
  const locale = useLocale();
  const groups = groupByLetter(brands);
  return (
    <>
      <nav aria-label={texts.byLetter} className={styles.letters}>
        <ul className={styles.index}>
          {LETTERS.map((letter) => {
            const isUsed = groups.some((group) => group.letter === letter);
            return (
              <li key={letter}>
                {isUsed ? (
                  <Link href={`#${getId(letter)}`} variant="quiet" className={styles.letter}>
                    {letter === '#' ? '0–9' : letter}
                  </Link>
                ) : (
                  <span className={styles.unused}>{letter === '#' ? '0–9' : letter}</span>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={styles.groups}>
        {groups.map(({ letter, brands: group }) => (
          <section key={letter} aria-labelledby={getId(letter)} className={styles.group}>
            <h2 id={getId(letter)} tabIndex={-1} className={styles.title}>
              {letter === '#' ? '0–9' : letter}
            </h2>
            <ul className={styles.brands}>
              {group.map(({ name, url, count }) => (
                <li key={url}>
                  <Link href={url} variant="quiet" className={styles.brand}>
                    {name}
                  </Link>{' '}
                  <span className={styles.count}>
                    <span aria-hidden>{count.toLocaleString(locale)}</span>
                    <VisuallyHidden>{texts.products(count)}</VisuallyHidden>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
