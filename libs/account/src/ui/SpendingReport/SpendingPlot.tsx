import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Table, Text, useHydrated, useLocale, useMessages } from '@foolscap/ui/components';
import type { SpendingReport, SpendingRow } from '../../contract/index.ts';
import { describeSpending, getShare, REPORT_MESSAGES } from '../../model/index.ts';
import type { ReportGroup } from '../../model/index.ts';
import { describeMonth } from './describe-month.ts';
import styles from './SpendingPlot.module.scss';

export interface SpendingPlotProps {
  /** A page of a report; absent while it is unknown. */
  report?: SpendingReport | undefined;
  /** The group of a report that is unknown; PERSON by default. */
  group?: ReportGroup | undefined;
}

/** Sizes of the plot, in units of its view box. */
const WIDTH = 400;
const ROW = 44;
const BAR = 14;
const LABEL = 24;
/** Space around a bar for the keyboard cursor. */
const PADDING = 4;
/** Bars of a plot; the table has all rows of the page. */
const MAX_BARS = 10;
/** Characters of a name that fit beside its amount. */
const MAX_NAME = 34;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Spending by group, as a plot of the highest totals and as a table of all rows. */
export function SpendingPlot({ report, group = 'PERSON' }: SpendingPlotProps) {
  const messages = useMessages('account', REPORT_MESSAGES);
  const { reportGroups, spendingReport: texts } = messages;
  const locale = useLocale();
  const money = (dollars: number) => formatMoney(toMinorUnits(dollars), locale);
  const total = report?.totals.gross ?? 0;
  const percent = (amount: number) =>
    getShare(amount, total).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 });
  const nameOf = (row: SpendingRow) => (report ? describeSpending(row, report.group, messages) : '');
  const caption = report
    ? texts.caption(
        reportGroups[report.group].toLocaleLowerCase(locale),
        describeMonth(report.from, locale),
        describeMonth(report.to, locale),
      )
    : texts.loading;
  const bars = (report?.rows ?? []).slice(0, MAX_BARS).map((row) => ({
    name: nameOf(row),
    value: money(row.gross),
    text: texts.bar(nameOf(row), money(row.gross), percent(row.gross)),
    length: getShare(row.gross, report?.rows[0]?.gross ?? 0),
  }));
  return (
    <figure className={styles.figure} aria-label={caption}>
      {bars.length > 0 && <Bars bars={bars} label={texts.plot(bars.length)} />}
      <Table
        caption={caption}
        hideCaption
        loading={!report}
        rows={report ? [...report.rows, { id: '', isTotal: true, ...report.totals }] : []}
        rowKey={(row) => ('isTotal' in row ? 'total' : `${row.isFees ? 'fees' : 'row'} ${row.id ?? ''}`)}
        columns={[
          {
            id: 'name',
            header: reportGroups[report?.group ?? group],
            rowHeader: true,
            cell: (row) => ('isTotal' in row ? <strong>{texts.sum}</strong> : nameOf(row)),
          },
          {
            id: 'units',
            header: texts.units,
            align: 'end',
            cell: ({ units }) => units.toLocaleString(locale),
          },
          { id: 'net', header: texts.net, align: 'end', cell: ({ net }) => money(net) },
          { id: 'gross', header: texts.gross, align: 'end', cell: ({ gross }) => money(gross) },
          { id: 'share', header: texts.share, align: 'end', cell: ({ gross }) => percent(gross) },
        ]}
      />
    </figure>
  );
}

interface BarsProps {
  /** Name, amount and description of each bar, and its length from 0 to 1. */
  bars: readonly { name: string; value: string; text: string; length: number }[];
  label: string;
}

/** The bars. With script, the arrow keys, Home and End move a cursor over them, which screen readers announce. */
function Bars({ bars, label }: BarsProps) {
  const isHydrated = useHydrated();
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const current = Math.min(chosen, bars.length - 1);
  function move(event: KeyboardEvent) {
    const ends: Readonly<Record<string, number>> = { Home: 0, End: bars.length - 1 };
    const next = ends[event.key] ?? (event.key in STEPS ? current + STEPS[event.key]! : undefined);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.min(Math.max(next, 0), bars.length - 1));
  }
  return (
    <div>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`}
        {...(isHydrated
          ? {
              role: 'listbox',
              'aria-label': label,
              tabIndex: 0,
              'aria-activedescendant': `${id}${current}`,
              onKeyDown: move,
            }
          : { role: 'img', 'aria-label': `${label}: ${bars.map(({ text }) => text).join('; ')}` })}
      >
        {bars.map(({ name, value, text, length }, index) => {
          const y = index * ROW;
          return (
            <g
              key={`${index} ${name}`}
              {...(isHydrated && {
                id: `${id}${index}`,
                role: 'option',
                'aria-selected': index === current,
                onPointerEnter: () => setChosen(index),
              })}
            >
              {/* Its accessible name: the name of a bar may be cut off. */}
              {isHydrated && <title>{text}</title>}
              <text aria-hidden="true" className={styles.text} x={PADDING} y={y + LABEL - 8}>
                {name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name}
              </text>
              <text
                aria-hidden="true"
                className={`${styles.text} ${styles.value}`}
                x={WIDTH - PADDING}
                y={y + LABEL - 8}
              >
                {value}
              </text>
              <rect
                className={styles.track}
                x={PADDING}
                y={y + LABEL}
                width={WIDTH - 2 * PADDING}
                height={BAR}
              />
              <rect
                className={styles.bar}
                x={PADDING}
                y={y + LABEL}
                width={length * (WIDTH - 2 * PADDING)}
                height={BAR}
              />
              {index === current && (
                <rect className={styles.current} x="1" y={y + 1} width={WIDTH - 2} height={ROW - 2} />
              )}
            </g>
          );
        })}
      </svg>
      <Text tone="muted" aria-hidden="true">
        {isHydrated ? bars[current]?.text : ''}
      </Text>
    </div>
  );
}
