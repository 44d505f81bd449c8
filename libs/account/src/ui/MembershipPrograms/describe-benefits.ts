import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import type { Locale } from '@foolscap/core/vocabulary';
import type { MembershipProgramOffer } from '../../contract/index.ts';
import { MEMBERSHIP_MESSAGES } from './membership-messages.ts';

/** Describes the benefits of a program, one text each: its delivery first, then its discounts. */
export function describeBenefits(
  { freeShippingFrom, discounts }: Pick<MembershipProgramOffer, 'freeShippingFrom' | 'discounts'>,
  locale?: Locale,
  { membership: texts } = MEMBERSHIP_MESSAGES,
): string[] {
  const format = (percent: number) => new Intl.NumberFormat(locale).format(percent);
  return [
    ...(freeShippingFrom === undefined
      ? []
      : [
          freeShippingFrom === 0
            ? texts.freeShipping
            : texts.freeShippingFrom(formatMoney(toMinorUnits(freeShippingFrom), locale)),
        ]),
    ...discounts.map(({ name, percent, categories }) => {
      if (percent === undefined) return name;
      return categories ? texts.discountOn(format(percent), categories) : texts.discount(format(percent));
    }),
  ];
}
