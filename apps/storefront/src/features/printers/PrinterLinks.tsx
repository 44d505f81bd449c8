import type { Printer } from '@foolscap/catalog/contract';
import { Link } from '@foolscap/ui/components';
import styles from './printers.module.scss';

/** Links to the pages of printers. */
export function PrinterLinks({
  printers,
  withBrand = false,
}: {
  printers: readonly Printer[];
  withBrand?: boolean;
}) {
  return (
    <ul className={styles.printers}>
      {printers.map(({ id, brand, name, url }) => (
        <li key={id}>
          <Link href={url} variant="quiet" className={styles.printer}>
            {withBrand ? `${brand} ${name}` : name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
