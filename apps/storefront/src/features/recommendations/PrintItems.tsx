import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { TileItem } from '@foolscap/tiles/model';
import { PrintTile, TileGrid } from '@foolscap/tiles/ui';
import { Button, SectionHeading } from '@foolscap/ui/components';
import styles from './PrintItems.module.scss';

export interface PrintItemsProps {
  /** The products, in printing order. */
  items: readonly TileItem[];
  /** The heading of the sheet. */
  title: string;
  /** The text of the button. */
  label: string;
}

/** Maximum wait for pictures, in milliseconds. */
const PICTURES_MS = 3000;

/** Waits for an element's pictures; those that fail or take too long are printed as gaps. */
const untilPictures = (element: HTMLElement) =>
  Promise.race([
    Promise.allSettled([...element.querySelectorAll('img')].map(async (image) => image.decode())),
    new Promise((resolve) => setTimeout(resolve, PICTURES_MS)),
  ]);

/**
 * Events that show that the shopper is back from printing: not every browser reports the end, and some print after `print()` has returned.
 */
const SIGNS_OF_RETURN = ['focus', 'pointerdown', 'keydown'] as const;

/** Prints products as a sheet with their item numbers for reordering. Only the sheet is printed, not the page. */
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
        // Some in-app browsers cannot print; the page must be printable again afterwards.
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
