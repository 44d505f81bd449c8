import { Fragment } from 'react';
import { Link } from '@foolscap/ui/components';
import type { Block, Inline } from '../../contract/index.ts';
import styles from './ContentPage.module.scss';

/** Text with links and emphasis. The content of a page does not change while it is shown, so positions serve as keys. */
function Inlines({ content }: { content: readonly Inline[] }) {
  return content.map((inline, place) => {
    if (typeof inline === 'string') return <Fragment key={place}>{inline}</Fragment>;
    switch (inline.kind) {
      case 'break':
        return <br key={place} />;
      case 'link':
        return (
          <Link key={place} href={inline.href}>
            <Inlines content={inline.content} />
          </Link>
        );
      case 'strong':
        return (
          <strong key={place}>
            <Inlines content={inline.content} />
          </strong>
        );
      case 'emphasis':
        return (
          <em key={place}>
            <Inlines content={inline.content} />
          </em>
        );
    }
  });
}

function Heading({ level, id, content }: Extract<Block, { kind: 'heading' }>) {
  const Level = `h${level}` as const;
  return (
    <Level id={id} className={styles[Level]}>
      <Inlines content={content} />
    </Level>
  );
}

function List({ isOrdered, items }: Extract<Block, { kind: 'list' }>) {
  const Kind = isOrdered ? 'ol' : 'ul';
  return (
    <Kind className={styles.list}>
      {items.map((blocks, place) => (
        <li key={place}>
          <Blocks blocks={blocks} />
        </li>
      ))}
    </Kind>
  );
}

function ContentTable({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    // Wide tables scroll, so the region takes keyboard focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label={head.flat().join(', ')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell, place) => (
              <th key={place} scope="col">
                <Inlines content={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, place) => (
                <td key={place}>
                  <Inlines content={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The blocks of a content page. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, place) => {
    switch (block.kind) {
      case 'heading':
        return <Heading key={place} {...block} />;
      case 'paragraph':
        return (
          <p key={place}>
            <Inlines content={block.content} />
          </p>
        );
      case 'list':
        return <List key={place} {...block} />;
      case 'quote':
        return (
          <div key={place} className={styles.note}>
            <Blocks blocks={block.content} />
          </div>
        );
      case 'table':
        return <ContentTable key={place} {...block} />;
    }
  });
}
