/** The ways to group the spending of an organization. */
export const REPORT_GROUPS = ['PERSON', 'UNIT', 'BUDGET', 'CATEGORY'] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];
