import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import styles from './ImageWithFallback.module.scss';

export interface ImageWithFallbackProps extends Omit<
  ComponentPropsWithRef<'img'>,
  'src' | 'alt' | 'width' | 'height' | 'ref'
> {
  /** Without an address the fallback picture stands there at once. */
  readonly src: string | undefined;
  /** Empty where the name stands beside the picture. */
  readonly alt: string;
  /** Natural width and height in px; they reserve the ratio before anything has arrived. */
  readonly width: number;
  /** See `width`. */
  readonly height: number;
  /** `eager` for what is seen first; `lazy` waits until it comes near the screen. */
  readonly loading?: 'eager' | 'lazy' | undefined;
}

/** A picture that never leaves a hole: where it is missing or fails, a drawn sheet of paper stands in. */
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
  // A picture of the server's page may have failed before this code ran; its event is gone, but it cannot be
  // decoded either. (`naturalWidth` will not do: drawings without a size of their own have none.)
  useEffect(() => {
    const current = image.current;
    if (!current?.complete || src === undefined) return undefined;
    let stale = false;
    current.decode().catch(() => {
      if (!stale) setFailedSrc(src);
    });
    return () => {
      stale = true;
    };
  }, [src]);
  if (src === undefined || src === '' || failedSrc === src) {
    return <FallbackPicture alt={alt} width={width} height={height} className={className} />;
  }
  return (
    <img
      {...rest}
      ref={image}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      decoding="async"
      className={classNames(styles.image, className)}
      onError={(event) => {
        setFailedSrc(src);
        onError?.(event);
      }}
    />
  );
}

/** A sheet with its margin line, drawn in the house style; of the same measure as the missing picture. */
function FallbackPicture({
  alt,
  width,
  height,
  className,
}: Pick<ImageWithFallbackProps, 'alt' | 'width' | 'height' | 'className'>) {
  const scale = Math.min(width, height) / 100;
  const shift = `translate(${(width - 100 * scale) / 2} ${(height - 100 * scale) / 2}) scale(${scale})`;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={classNames(styles.image, styles.fallback, className)}
      focusable="false"
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `${alt} (no picture)` })}
    >
      <g transform={shift}>
        <path className={styles.shadow} d="M28 80h46l6 3H34z" />
        <path className={styles.sheet} d="M29 19h32l12 12v50H29z" />
        <path className={styles.fold} d="M61 19v12h12z" />
        <path className={styles.rule} d="M43 44h24M43 52h24M43 60h24M43 68h15" />
        <path className={styles.marginLine} d="M38 26v50" />
      </g>
    </svg>
  );
}
