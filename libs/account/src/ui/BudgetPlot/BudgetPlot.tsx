import { useId } from 'react';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Table, useLocale, useMessages } from '@foolscap/ui/components';
import type { Budget } from '../../contract/index.ts';
import { getPlotShares } from '../../model/index.ts';
import { BUDGET_MESSAGES } from '../BudgetList/budget-messages.ts';
import { describePeriod } from '../BudgetList/describe-budget.ts';
import styles from './BudgetPlot.module.scss';

export interface BudgetPlotProps {
  /** The budget with its latest periods, oldest first. */
  budget: Budget;
}

/** Sizes of the plot, in units of its view box. */
const WIDTH = 360;
const ROW = 36;
const BAR = 20;
const LABEL = 76;

/** The use of a budget by period, as a plot and as a table with the same values. */
export function BudgetPlot({ budget }: BudgetPlotProps) {
  const messages = useMessages('account', BUDGET_MESSAGES);
  const { budgetPlot: texts } = messages;
  const locale = useLocale();
  const id = useId();
  const { name, period, periods } = budget;
  const money = (dollars: number) => formatMoney(toMinorUnits(dollars), locale);
  const nameOf = (start: string) => describePeriod(period, start, locale, messages);
  const scale = WIDTH - LABEL - 2;
  const keys = [
    ['spent', texts.spent],
    ['reserved', texts.reserved],
    ['left', texts.left],
  ] as const;
  return (
    <figure className={styles.figure} aria-label={texts.title(name)}>
      <div className={styles.chart}>
        <svg
          className={styles.plot}
          viewBox={`0 0 ${WIDTH} ${periods.length * ROW}`}
          role="img"
          aria-label={periods
            .map(({ periodStart, spent, reserved, availableBalance }) =>
              texts.summary(nameOf(periodStart), money(spent), money(reserved), money(availableBalance)),
            )
            .join('; ')}
        >
          <defs>
            <pattern id={`${id}hatch`} width="6" height="6" patternUnits="userSpaceOnUse">
              <path className={styles.hatch} d="M0 6L6 0" />
            </pattern>
          </defs>
          {getPlotShares(periods).map(({ spent, reserved, left, allocated }, row) => {
            const y = row * ROW + (ROW - BAR) / 2;
            const bar = { y, height: BAR };
            const start = periods[row]!.periodStart;
            return (
              <g key={start}>
                <text className={styles.text} x="0" y={y + BAR / 2} dominantBaseline="central">
                  {nameOf(start)}
                </text>
                <rect className={styles.spent} x={LABEL} width={spent * scale} {...bar} />
                <rect
                  className={styles.reserved}
                  x={LABEL + spent * scale}
                  width={reserved * scale}
                  {...bar}
                />
                <rect fill={`url(#${id}hatch)`} x={LABEL + spent * scale} width={reserved * scale} {...bar} />
                <rect
                  className={styles.left}
                  x={LABEL + (spent + reserved) * scale}
                  width={left * scale}
                  {...bar}
                />
                {spent + reserved > allocated && (
                  <line
                    className={styles.limit}
                    x1={LABEL + allocated * scale}
                    x2={LABEL + allocated * scale}
                    y1={y - 4}
                    y2={y + BAR + 4}
                    strokeWidth="3"
                  />
                )}
              </g>
            );
          })}
        </svg>
        <div className={styles.legend} aria-hidden="true">
          {keys.map(([key, label]) => (
            <span key={key} className={styles.key}>
              <svg width="16" height="16">
                <rect className={styles[key]} x="1" y="1" width="14" height="14" />
                {key === 'reserved' && <rect fill={`url(#${id}hatch)`} x="1" y="1" width="14" height="14" />}
              </svg>
              {label}
            </span>
          ))}
        </div>
      </div>
      <Table
        caption={texts.title(name)}
        hideCaption
        rows={periods.toReversed()}
        rowKey={({ periodStart }) => periodStart}
        columns={[
          {
            id: 'period',
            header: texts.period,
            rowHeader: true,
            cell: ({ periodStart }) => nameOf(periodStart),
          },
          {
            id: 'allocated',
            header: texts.allocated,
            align: 'end',
            cell: ({ allocated }) => money(allocated),
          },
          { id: 'spent', header: texts.spent, align: 'end', cell: ({ spent }) => money(spent) },
          { id: 'reserved', header: texts.reserved, align: 'end', cell: ({ reserved }) => money(reserved) },
          {
            id: 'left',
            header: texts.left,
            align: 'end',
            cell: ({ availableBalance }) => money(availableBalance),
          },
        ]}
      />
    </figure>
  );
}
