import styles from './ProductDetails.module.scss';

const POINT = '• ';

/** Plain text as paragraphs: a blank line ends a paragraph, and lines that all begin with a bullet are a list. */
export function Description({ text, lang }: { text: string; lang?: string | undefined }) {
  return (
    <div className={styles.description} lang={lang}>
      {text.split(/\n{2,}/).map((block, place) => {
        const lines = block.split('\n');
        return lines.every((line) => line.startsWith(POINT)) ? (
          <ul key={place} className={styles.bullets}>
            {lines.map((line, at) => (
              <li key={at}>{line.slice(POINT.length)}</li>
            ))}
          </ul>
        ) : (
          <p key={place}>{block}</p>
        );
      })}
    </div>
  );
}
