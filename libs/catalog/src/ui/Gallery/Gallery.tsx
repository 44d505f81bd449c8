import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { ImageWithFallback, useMessages } from '@foolscap/ui/components';
import { PRODUCT_MESSAGES } from '../ProductDetails/product-messages.ts';
import styles from './Gallery.module.scss';

export interface GalleryProps {
  /** Images in display order; the first is shown initially. */
  images: readonly { url: string; alt: string }[];
}

/** One large image with thumbnails below it. Arrow keys move between thumbnails. */
export function Gallery({ images }: GalleryProps) {
  const { product: texts } = useMessages('catalog', PRODUCT_MESSAGES);
  const [shown, setShown] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const image = images[shown] ?? images[0];

  const show = (place: number) => {
    const next = (place + images.length) % images.length;
    setShown(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const places: Record<string, number> = {
      ArrowRight: shown + 1,
      ArrowLeft: shown - 1,
      Home: 0,
      End: images.length - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    show(place);
  };

  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        <ImageWithFallback
          key={image?.url}
          src={image?.url}
          alt={image?.alt ?? ''}
          width={640}
          height={640}
          fetchPriority="high"
        />
      </div>
      {images.length > 1 && (
        <ul ref={list} className={styles.thumbnails} aria-label={texts.pictures}>
          {images.map(({ url }, place) => (
            <li key={url}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={texts.picture(place + 1, images.length)}
                aria-current={place === shown}
                onClick={() => setShown(place)}
                onKeyDown={onKeyDown}
              >
                <ImageWithFallback src={url} alt="" width={72} height={72} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
