/**
 * State sales tax rates in basis points (6.25% is 625). Local taxes of counties and cities are not included; they would require a tax
 * service.
 */
const STATE_TAX: Readonly<Record<string, number>> = {
  AL: 400,
  AK: 0,
  AZ: 560,
  AR: 650,
  CA: 725,
  CO: 290,
  CT: 635,
  DE: 0,
  DC: 600,
  FL: 600,
  GA: 400,
  HI: 400,
  ID: 600,
  IL: 625,
  IN: 700,
  IA: 600,
  KS: 650,
  KY: 600,
  LA: 500,
  ME: 550,
  MD: 600,
  MA: 625,
  MI: 600,
  MN: 687.5,
  MS: 700,
  MO: 422.5,
  MT: 0,
  NE: 550,
  NV: 685,
  NH: 0,
  NJ: 662.5,
  NM: 487.5,
  NY: 400,
  NC: 475,
  ND: 500,
  OH: 575,
  OK: 450,
  OR: 0,
  PA: 600,
  RI: 700,
  SC: 600,
  SD: 420,
  TN: 700,
  TX: 625,
  UT: 610,
  VT: 600,
  VA: 530,
  WA: 650,
  WV: 600,
  WI: 500,
  WY: 400,
};

/**
 * Sales tax rates of the provinces and territories of Canada in basis points, as of 2026: the harmonized sales tax (HST), or the federal GST
 * (5%) with the provincial sales tax (PST, in Quebec QST), which are both due on the price without tax.
 */
const PROVINCE_TAX: Readonly<Record<string, number>> = {
  AB: 500,
  BC: 1200,
  MB: 1200,
  NB: 1500,
  NL: 1500,
  NT: 500,
  NS: 1400,
  NU: 500,
  ON: 1300,
  PE: 1500,
  QC: 1497.5,
  SK: 1100,
  YT: 500,
};

/** Returns the sales tax rate of a state or province in basis points; 0 for one without a rate. No code is used in both countries. */
export function getTaxRate(state: string): number {
  return STATE_TAX[state] ?? PROVINCE_TAX[state] ?? 0;
}
