import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import styles from './ImageWithFallback.module.scss';

export interface ImageWithFallbackProps extends Omit<
  ComponentPropsWithRef<'img'>,
  'src' | 'alt' | 'width' | 'height' | 'ref'
> {
  /** Without a URL the fallback is shown immediately. */
  readonly src: string | undefined;
  /** Empty if the name is beside the picture. */
  readonly alt: string;
  /** Natural width and height in px; they reserve the aspect ratio before loading. */
  readonly width: number;
  /** See `width`. */
  readonly height: number;
  /** `eager` for pictures in the first viewport; `lazy` waits until the picture is near the viewport. */
  readonly loading?: 'eager' | 'lazy' | undefined;
}

/** A picture with a fallback: a drawn sheet of paper if it is missing or fails to load. */
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
  // A picture in the server's HTML may have failed before this code ran. Its error event is gone, but `decode` still fails.
  // (`naturalWidth` is not usable: drawings without an intrinsic size have none.)
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

/** The fallback: a sheet with its margin line, in the size of the missing picture. */
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
