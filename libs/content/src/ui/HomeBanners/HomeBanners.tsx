import { classNames, PlainLink } from '@foolscap/ui/components';
import type { HomeBanner, HomeContent } from '../../contract/index.ts';
import styles from './HomeBanners.module.scss';

export interface HomeBannersProps {
  /** Accessible name of the row. */
  label: string;
  /** Number and widths of the banners in a row. */
  layout: HomeContent<'banners'>['layout'];
  /** The banners, in order. */
  items: readonly HomeBanner[];
  /** Returns the URL of a banner's link. */
  hrefFor: (banner: HomeBanner) => string;
}

/**
 * Promotions in a grid of 12 columns (storefront-9.41): three across have 4 columns each, four across 3, 6 and 12 by the width of the
 * window, and two across 8 and 4.
 */
export function HomeBanners({ label, layout, items, hrefFor }: HomeBannersProps) {
  return (
    <section aria-label={label}>
      <ul className={classNames(styles.grid, styles[layout])}>
        {items.map((banner) => {
          const { title, text, link, campaign } = banner;
          // The server reads the campaign from the address, so such a link opens a document.
          const LinkElement = campaign === undefined ? PlainLink : 'a';
          return (
            <li key={title} className={styles.banner}>
              <div className={styles.text}>
                <h2 className={styles.title}>{title}</h2>
                {text !== undefined && <p className={styles.lead}>{text}</p>}
                <LinkElement href={hrefFor(banner)} className={styles.link}>
                  {link.label}
                </LinkElement>
              </div>
              <BannerPicture pictures={banner.pictures} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The picture of the window's width (storefront-9.42). The sizes in the markup reserve its place. */
function BannerPicture({ pictures }: Pick<HomeBanner, 'pictures'>) {
  const [smallest, ...wider] = [...pictures].sort((a, b) => (a.from ?? 0) - (b.from ?? 0));
  if (!smallest) return null;
  const { src, width, height } = smallest;
  return (
    <picture className={styles.picture}>
      {wider.reverse().map(({ from = 0, ...source }) => (
        <source
          key={source.src}
          media={`(min-width: ${from}px)`}
          srcSet={source.src}
          width={source.width}
          height={source.height}
        />
      ))}
      <img src={src} alt="" width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}
