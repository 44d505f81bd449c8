import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { Action } from 'redux';
import type { PrinterBrand, PrinterBrandData, PrinterData } from '@foolscap/catalog/contract';
import type { SupplyGroup } from '@foolscap/catalog/model';
import { printersActions, selectPrinters } from '@foolscap/catalog/state';
import type { Loadable } from '@foolscap/core/state';
import { TileGridSkeleton } from '@foolscap/tiles/ui';
import {
  Alert,
  Breadcrumb,
  ButtonLink,
  Container,
  EmptyState,
  Link,
  SectionHeading,
  SkeletonText,
} from '@foolscap/ui/components';
import type { BreadcrumbItem } from '@foolscap/ui/components';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { useRouteParams } from '../../routing/route-params.ts';
import { PRINTERS_SCREEN_MESSAGES } from './printers-messages.ts';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';
import screen from '../../shell/Screen.module.scss';
import { tilesFeature } from '../tiles/feature.ts';
import { Tiles } from '../tiles/Tiles.tsx';
import { printersFeature } from './feature.ts';
import { FINDER_PATH, readFinderAddress } from './finder-address.ts';
import { MyPrintersSection } from './MyPrintersSection.tsx';
import { PrinterLinks } from './PrinterLinks.tsx';
import { PrinterSearch } from './PrinterSearch.tsx';
import { SavePrinter } from './SavePrinter.tsx';
import { getChangeMessage, useMyPrinters } from './use-my-printers.ts';
import styles from './printers.module.scss';

const { printerPages: texts } = PRINTERS_SCREEN_MESSAGES;

export const features = [tilesFeature, printersFeature];

const TITLE = TITLE_MESSAGES.titles.finder;
const HOME: BreadcrumbItem = { label: texts.home, href: '/' };

/** Returns the action that reads the data of a page. */
function getRequest(address: ReturnType<typeof readFinderAddress>): Action {
  const { brand, printerId, query } = address;
  if (printerId !== undefined) return printersActions.printerRequested({ id: printerId });
  if (brand !== undefined) return printersActions.brandRequested({ slug: brand });
  return printersActions.finderRequested({ query });
}

export const load: FeatureExports['load'] = ({ params, search }) => [
  getRequest(readFinderAddress(params, search)),
  printersActions.savedRequested(),
];

/** The ink and toner finder: brands and a search, the printers of a brand, and what fits a printer. */
export default function InkTonerScreen() {
  const { brand, printerId } = readFinderAddress(useRouteParams(), new URLSearchParams());
  return (
    <Container>
      <div className={screen.page}>
        {printerId !== undefined ? <PrinterPage /> : brand !== undefined ? <BrandPage /> : <FinderPage />}
      </div>
    </Container>
  );
}

/** Reads the data of the page again if another user has signed in, and returns a function that does so. */
function useRequest(phase: Loadable<unknown>['phase']): () => void {
  const dispatch = useDispatch();
  const params = useRouteParams();
  const { search } = useLocation();
  const request = () => dispatch(getRequest(readFinderAddress(params, new URLSearchParams(search))));
  useEffect(() => {
    if (phase === 'idle') request();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a phase that becomes `idle` starts a request, a new address does not
  }, [phase]);
  return request;
}

function FinderPage() {
  const query = readFinderAddress({}, new URLSearchParams(useLocation().search)).query;
  const error = new URLSearchParams(useLocation().search).get('error');
  const { load: found } = useSelector(selectPrinters).finder;
  const mine = useMyPrinters();
  useRequest(found.phase);
  return (
    <>
      <Breadcrumb items={[HOME, { label: TITLE }]} />
      <SectionHeading level={1} note={texts.choose}>
        {TITLE}
      </SectionHeading>
      <MyPrintersSection {...mine} error={mine.error ?? (error ? getChangeMessage(error) : undefined)} />
      <PrinterSearch key={query} query={query} />
      {found.value ? (
        <Brands brands={found.value.brands} />
      ) : (
        found.phase !== 'failed' && <SkeletonText lines={6} />
      )}
    </>
  );
}

function Brands({ brands }: { brands: readonly PrinterBrand[] }) {
  if (brands.length === 0)
    return (
      <EmptyState title={texts.none} actions={<ButtonLink href="/search">{texts.seeProducts}</ButtonLink>}>
        {texts.noneHint}
      </EmptyState>
    );
  return (
    <section aria-labelledby="brands" className={styles.section}>
      <SectionHeading id="brands">{texts.brands}</SectionHeading>
      <ul className={styles.brands}>
        {brands.map(({ slug, name, url, count }) => (
          <li key={slug}>
            <Link href={url} variant="quiet" className={styles.brand}>
              <span className={styles.brandName}>{name}</span>
              <span className={styles.count}>{texts.count(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows a page's data, its skeleton, its failure, or that there is no such printer. */
function Loaded<Data>({
  load,
  skeleton,
  children,
}: {
  load: Loadable<Data>;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const retry = useRequest(load.phase);
  if (load.value) return children(load.value);
  if (load.phase === 'failed' && load.failure.status === 404) return <NoPrinter />;
  return (
    <>
      <Breadcrumb items={[HOME, { label: TITLE, href: FINDER_PATH }]} />
      {load.phase === 'failed' ? (
        <Alert kind="failure" live="assertive" onRetry={retry}>
          {texts.failed}
        </Alert>
      ) : (
        <div aria-busy="true">{skeleton}</div>
      )}
    </>
  );
}

function NoPrinter() {
  return (
    <>
      <Breadcrumb items={[HOME, { label: TITLE, href: FINDER_PATH }]} />
      <SectionHeading level={1} note={texts.unknownHint}>
        {texts.unknown}
      </SectionHeading>
      <PrinterSearch query="" />
      <div>
        <ButtonLink href={FINDER_PATH}>{texts.seeBrands}</ButtonLink>
      </div>
    </>
  );
}

function BrandPage() {
  const { load: found } = useSelector(selectPrinters).brand;
  return (
    <Loaded load={found} skeleton={<SkeletonText lines={8} />}>
      {({ brand, series }: PrinterBrandData) => (
        <>
          <Breadcrumb items={[HOME, { label: TITLE, href: FINDER_PATH }, { label: brand.name }]} />
          <SectionHeading level={1} note={texts.count(brand.count)}>
            {texts.ofBrand(brand.name)}
          </SectionHeading>
          {series.map(({ name, printers }) => {
            const title = name ? texts.series(name) : texts.otherModels;
            return (
              <section key={name} aria-label={title} className={styles.section}>
                <SectionHeading>{title}</SectionHeading>
                <PrinterLinks printers={printers} />
              </section>
            );
          })}
        </>
      )}
    </Loaded>
  );
}

const GROUPS: Readonly<Record<SupplyGroup, string>> = {
  black: texts.black,
  color: texts.color,
  sets: texts.sets,
  other: texts.other,
};

function PrinterPage() {
  const { load: found } = useSelector(selectPrinters).printer;
  return (
    <Loaded load={found} skeleton={<TileGridSkeleton count={8} />}>
      {(data: PrinterData) => <Supplies {...data} />}
    </Loaded>
  );
}

function Supplies({ printer, brandUrl, products, groups, items }: PrinterData) {
  const mine = useMyPrinters();
  const code = new URLSearchParams(useLocation().search).get('error');
  const error = mine.error ?? (code ? getChangeMessage(code) : undefined);
  const name = `${printer.brand} ${printer.name}`;
  const byId = new Map(items.map((item) => [item.itemId, item]));
  const [product] = products;
  return (
    <>
      <Breadcrumb
        items={[
          HOME,
          { label: TITLE, href: FINDER_PATH },
          { label: printer.brand, href: brandUrl },
          { label: printer.name },
        ]}
      />
      <SectionHeading
        level={1}
        note={texts.fits(items.length, printer.series)}
        action={<SavePrinter printer={printer} {...mine} />}
      >
        {texts.forPrinter(name)}
      </SectionHeading>
      {error && (
        <Alert kind="failure" live="assertive">
          {error}
        </Alert>
      )}
      {product && (
        <p>
          <Link href={product.url}>{texts.seePrinter}</Link>
        </p>
      )}
      {groups.map(({ kind, itemIds }) => (
        <section key={kind} aria-label={GROUPS[kind]} className={styles.section}>
          <SectionHeading>{GROUPS[kind]}</SectionHeading>
          <Tiles items={itemIds.flatMap((id) => byId.get(id) ?? [])} label={`${GROUPS[kind]}, ${name}`} />
        </section>
      ))}
      {groups.length === 0 && (
        <EmptyState
          title={texts.nothing}
          actions={
            <ButtonLink href={`/search?${new URLSearchParams({ q: name })}`} variant="primary">
              {texts.searchFor(name)}
            </ButtonLink>
          }
        >
          {texts.nothingHint}
        </EmptyState>
      )}
    </>
  );
}
