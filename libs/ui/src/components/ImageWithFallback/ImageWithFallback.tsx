import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { UI_MESSAGES } from '../ui-messages.ts';
import styles from './ImageWithFallback.module.scss';

const { ui: texts } = UI_MESSAGES;

export interface ImageWithFallbackProps extends Omit<
  ComponentPropsWithRef<'img'>,
  'src' | 'alt' | 'width' | 'height' | 'ref'
> {
  /**
   * Without a URL the fallback is shown immediately. A URL that ends in `-<color>/<width>`, such as `/photos/1f-f4f1ea/640`, is a square
   * photo that exists in several widths: the browser chooses one, and the color (`rrggbb`) is shown until it has loaded.
   */
  readonly src: string | undefined;
  /** Empty if the name is next to the picture. */
  readonly alt: string;
  /** Natural width and height in px; they reserve the aspect ratio before loading. */
  readonly width: number;
  /** See `width`. */
  readonly height: number;
  /** `eager` for pictures in the first viewport; `lazy` waits until the picture is near the viewport. */
  readonly loading?: 'eager' | 'lazy' | undefined;
}

/** Widths in which photos are served, in px: text, because it is part of what every page loads first. */
const PHOTO_WIDTHS = '160,320,640,1280';

/** Centers the drawing, 100 units wide and high, in an area of the picture's ratio: a strict CSP would reject a style. */
function getViewBox(width: number, height: number): string {
  const [w, h] = [width, height].map((side) => (100 * side) / Math.min(width, height)) as [number, number];
  return `${50 - w / 2} ${50 - h / 2} ${w} ${h}`;
}

/** A picture with a fallback: a drawn sheet of paper, in the size of the picture, if it is missing or fails to load. */
export function ImageWithFallback({
  src,
  alt,
  width,
  height,
  loading = 'lazy',
  className,
  onError,
  ...rest
}: ImageWithFallbackProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();
  // A picture in the server's HTML may have failed before this code ran. Its error event is missed, but `decode` still fails.
  // (`naturalWidth` is not usable: drawings without an intrinsic size have none.)
  useEffect(() => {
    const current = image.current;
    if (!current?.complete) return undefined;
    let isCurrent = true;
    current.decode().catch(() => isCurrent && setFailedSrc(src));
    return () => {
      isCurrent = false;
    };
  }, [src]);
  if (!src || failedSrc === src) {
    return (
      <svg
        viewBox={getViewBox(width, height)}
        width={width}
        height={height}
        className={classNames(styles.image, styles.fallback, className)}
        focusable="false"
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': texts.noPicture(alt) })}
      >
        {/* The shadow, the sheet, its fold, its lines and its margin: the style sheet counts them. */}
        <path d="M28 80h46l6 3H34z" />
        <path d="M29 19h32l12 12v50H29z" />
        <path d="M61 19v12h12z" />
        <path d="M43 44h24M43 52h24M43 60h24M43 68h15" />
        <path d="M38 26v50" />
      </svg>
    );
  }
  const [, photo, color] = src.match(/(.+-(\w{6})\/)\d+$/) ?? [];
  return (
    <img
      // Before the widths: without it, an image has no `auto` width when React sets them.
      loading={loading}
      {...(photo && {
        srcSet: PHOTO_WIDTHS.replace(/\d+/g, `${photo}$& $&w`),
        // The rendered width, if a browser knows it before it loads a lazy picture. On phones pictures are narrower than `width`.
        sizes: `${loading === 'lazy' ? 'auto,' : ''}min(${width}px,50vw)`,
        style: { background: `#${color}` },
      })}
      {...rest}
      ref={image}
      src={src}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      className={classNames(styles.image, className)}
      onError={(event) => {
        setFailedSrc(src);
        onError?.(event);
      }}
    />
  );
}
