import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { TileItem } from '@foolscap/tiles/model';
import { PrintTile, TileGrid } from '@foolscap/tiles/ui';
import { Button, SectionHeading } from '@foolscap/ui/components';
import styles from './PrintItems.module.scss';

export interface PrintItemsProps {
  /** The products, in the order in which they print. */
  items: readonly TileItem[];
  /** The heading of the sheet. */
  title: string;
  /** The text of the button. */
  label: string;
}

/** The longest wait for pictures. */
const PICTURES_MS = 3000;

/** Waits for the pictures of an element; those that fail, or take too long, print as gaps. */
const untilPictures = (element: HTMLElement) =>
  Promise.race([
    Promise.allSettled([...element.querySelectorAll('img')].map(async (image) => image.decode())),
    new Promise((resolve) => setTimeout(resolve, PICTURES_MS)),
  ]);

/** Signs that the shopper is back from printing; not every browser reports its end, and some print after `print()` returned. */
const SIGNS_OF_RETURN = ['focus', 'pointerdown', 'keydown'] as const;

/** Prints products as a sheet with their item numbers to reorder by. Only the sheet prints, not the page. */
export default function PrintItems({ items, title, label }: PrintItemsProps) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <Button variant="quiet" busy={isPrinting} onClick={() => setPrinting(true)}>
        {label}
      </Button>
      {isPrinting && <Sheet items={items} title={title} onDone={() => setPrinting(false)} />}
    </>
  );
}

function Sheet({ items, title, onDone }: Omit<PrintItemsProps, 'label'> & { onDone: () => void }) {
  const sheet = useRef<HTMLElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    let isGone = false;
    const close = () => done.current();
    window.addEventListener('afterprint', close);
    void untilPictures(sheet.current!).then(() => {
      if (isGone) return;
      try {
        window.print();
      } catch {
        // Some browsers inside apps cannot print: the page must not stay without its own print.
        close();
        return;
      }
      if (!isGone) for (const sign of SIGNS_OF_RETURN) window.addEventListener(sign, close);
    });
    return () => {
      isGone = true;
      window.removeEventListener('afterprint', close);
      for (const sign of SIGNS_OF_RETURN) window.removeEventListener(sign, close);
    };
  }, []);
  return createPortal(
    <section ref={sheet} className={styles.sheet} data-print-sheet="" aria-label={title}>
      <SectionHeading level={1}>{title}</SectionHeading>
      <TileGrid layout="list" label={title}>
        {items.map((item) => (
          <PrintTile key={item.itemId} item={item} />
        ))}
      </TileGrid>
    </section>,
    document.body,
  );
}
