import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { classNames } from '../../components/class-names.ts';
import { UI_MESSAGES } from '../../components/ui-messages.ts';
import styles from './Carousel.module.scss';

const { ui: texts } = UI_MESSAGES;

/** A slide. */
export interface CarouselItem {
  /** Unique key of the slide; never shown. */
  readonly id: string;
  /** Content of the slide. */
  readonly content: ReactNode;
}

export interface CarouselProps {
  /** The slides in order. */
  readonly items: readonly CarouselItem[];
  /** Accessible name of the carousel. */
  readonly label: string;
  /** Content above the slides, in line with the buttons; usually a heading with the text of `label`. */
  readonly heading?: ReactNode;
  /** Width of a slide: a tile of a row, a card of which one or two are visible, or the full width. */
  readonly slideSize?: 'tile' | 'card' | 'full';
  /** Accessible name of the previous button. */
  readonly previousLabel?: string;
  /** Accessible name of the next button. */
  readonly nextLabel?: string;
  /** Accessible name of the row. */
  readonly slidesLabel?: string;
  /** Returns the accessible name of a slide; both numbers start at 1. */
  readonly slideLabel?: (slide: number, count: number) => string;
  /** Announced when the visible slides change. */
  readonly positionLabel?: (first: number, last: number, count: number) => string;
  /** Additional class name of the root element. */
  readonly className?: string | undefined;
}

/** Range of the visible slides, from 0. */
interface Position {
  readonly first: number;
  readonly last: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** Milliseconds without scrolling before the position is announced: a swipe consists of several scroll events. */
const settledAfter = 200;

function measurePosition(row: HTMLElement): Position {
  const viewport = row.getBoundingClientRect();
  const slides = [...row.children].map((slide) => slide.getBoundingClientRect());
  const part = (slide: DOMRect) =>
    (Math.min(slide.right, viewport.right) - Math.max(slide.left, viewport.left)) / (slide.width || 1);
  const visible = slides.map((slide) => part(slide) > 0.6);
  // Allows for rounding and the space for focus rings.
  const whole = (slide: DOMRect | undefined) =>
    slide === undefined || (slide.left >= viewport.left - 2 && slide.right <= viewport.right + 2);
  const first = Math.max(visible.indexOf(true), 0);
  return {
    first,
    last: Math.max(visible.lastIndexOf(true), first),
    atStart: whole(slides[0]),
    atEnd: whole(slides.at(-1)),
  };
}

const same = (one: Position | undefined, other: Position) =>
  one !== undefined &&
  one.first === other.first &&
  one.last === other.last &&
  one.atStart === other.atStart &&
  one.atEnd === other.atEnd;

/**
 * A row of slides that scrolls horizontally: by swipe, wheel, buttons and arrow keys. It never moves on its own. All
 * slides are in the page, and without JavaScript the row scrolls natively.
 */
export function Carousel({
  items,
  label,
  heading,
  slideSize = 'tile',
  previousLabel = texts.previous,
  nextLabel = texts.next,
  slidesLabel = texts.slides,
  slideLabel = texts.slide,
  positionLabel = texts.showing,
  className,
}: CarouselProps) {
  const rowId = useId();
  const row = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<Position>();
  const [announcement, setAnnouncement] = useState('');
  const count = items.length;

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const measure = () => {
      const next = measurePosition(element);
      setPosition((before) => (same(before, next) ? before : next));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [count, slideSize]);

  const settled = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settled.current), []);
  const onScroll = () => {
    const element = row.current;
    if (!element) return;
    const next = measurePosition(element);
    setPosition((before) => (same(before, next) ? before : next));
    clearTimeout(settled.current);
    settled.current = setTimeout(() => {
      setAnnouncement(positionLabel(next.first + 1, next.last + 1, count));
    }, settledAfter);
  };

  const goTo = (index: number) => {
    const element = row.current;
    const slide = element?.children[Math.min(Math.max(index, 0), count - 1)];
    if (!element || !slide) return;
    const viewport = element.getBoundingClientRect();
    const place = slide.getBoundingClientRect();
    const { direction } = getComputedStyle(element);
    // CSS decides between smooth and instant scrolling, because it knows about reduced motion.
    element.scrollBy({
      left: direction === 'rtl' ? place.right - viewport.right : place.left - viewport.left,
    });
  };
  const fitsAll = position !== undefined && position.atStart && position.atEnd;
  const back = position !== undefined && !position.atStart;
  const on = position !== undefined && !position.atEnd;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Keys pressed inside a slide belong to its content.
    if (event.target !== event.currentTarget || !position) return;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const target = {
      [forward]: position.first + 1,
      [forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft']: position.first - 1,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={classNames(styles.carousel, className)}
    >
      <div className={styles.head}>
        <div className={styles.heading}>{heading}</div>
        {/* The space of the buttons is reserved if there is nothing to scroll, to avoid a layout shift. */}
        <div className={classNames(styles.buttons, fitsAll && styles.unneeded)}>
          <IconButton
            icon="chevron-left"
            label={previousLabel}
            className={styles.button}
            aria-controls={rowId}
            // `disabled` would drop focus at the end of the row.
            aria-disabled={!back}
            onClick={() => {
              if (back) goTo(position.first - Math.max(position.last - position.first + 1, 1));
            }}
          />
          <IconButton
            icon="chevron-right"
            label={nextLabel}
            className={styles.button}
            aria-controls={rowId}
            aria-disabled={!on}
            onClick={() => {
              if (on) goTo(position.last + 1);
            }}
          />
        </div>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a scroll container handles the scroll keys */}
      <div
        ref={row}
        id={rowId}
        role="group"
        aria-label={slidesLabel}
        // A scroll container must be reachable by keyboard, whatever the slides contain.
        tabIndex={fitsAll ? undefined : 0}
        className={classNames(styles.row, styles[slideSize])}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {items.map((item, index) => (
          <div
            key={item.id}
            role="group"
            aria-roledescription="slide"
            aria-label={slideLabel(index + 1, count)}
            className={styles.slide}
          >
            {item.content}
          </div>
        ))}
      </div>
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
    </section>
  );
}
