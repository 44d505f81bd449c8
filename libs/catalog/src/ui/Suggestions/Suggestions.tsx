import type { ReactNode } from 'react';
import { classNames, Icon, ImageWithFallback, useMessages } from '@foolscap/ui/components';
import type { SuggestData } from '../../contract/index.ts';
import { SUGGESTION_MESSAGES } from './suggestion-messages.ts';
import styles from './Suggestions.module.scss';

export interface SuggestionsProps {
  /** Id of the list; its options are `ID-0`, `ID-1` ..., for `aria-activedescendant`. */
  id: string;
  /** Suggested queries, categories and products. */
  data: SuggestData;
  /** Index of the active option; -1 for none. */
  active: number;
  /** Called with the URL of the clicked option. */
  onChoose: (url: string) => void;
}

/** Returns the URLs of all options in arrow key order: categories first. */
export const suggestedUrls = ({ categories, products }: SuggestData): string[] => [
  ...categories.map(({ url }) => url),
  ...products.map(({ itemUrl }) => itemUrl),
];

/** The listbox of the search combobox; focus stays in the input. */
export function Suggestions({ id, data, active, onChoose }: SuggestionsProps) {
  const { suggestions: texts } = useMessages('catalog', SUGGESTION_MESSAGES);
  const { categories, products, correctedQuery } = data;
  const option = (place: number, url: string, content: ReactNode) => (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the box, which stays focused
    <li
      key={url}
      id={`${id}-${place}`}
      role="option"
      aria-selected={place === active}
      className={classNames(styles.option, place === active && styles.active)}
      // Keeps focus in the input.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(url)}
    >
      {content}
    </li>
  );
  return (
    <div className={styles.panel}>
      {correctedQuery !== undefined && (
        <p className={styles.note}>
          {texts.showing} <strong>{correctedQuery}</strong>
        </p>
      )}
      <ul role="listbox" id={id} aria-label={texts.heading} className={styles.list}>
        {categories.map(({ name, url }, place) =>
          option(
            place,
            url,
            <>
              <span className={styles.mark}>
                <Icon name="search" />
              </span>
              <span className={styles.name}>
                {name} <span className={styles.kind}>{texts.inDepartments}</span>
              </span>
            </>,
          ),
        )}
        {products.map(({ title, lang, image, price, itemUrl }, at) =>
          option(
            categories.length + at,
            itemUrl,
            <>
              <ImageWithFallback src={image} alt="" width={40} height={40} />
              <span className={styles.name} lang={lang}>
                {title}
              </span>
              <span className={styles.price}>{price}</span>
            </>,
          ),
        )}
      </ul>
    </div>
  );
}
