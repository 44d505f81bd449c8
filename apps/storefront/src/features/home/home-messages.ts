/** The texts of this feature's pages and sections. */
export const HOME_SCREEN_MESSAGES = {
  homePage: {
    departments: 'Shop by department',
    partFailed: 'We couldn’t load all of this page. Try again in a moment.',
    previewInvalid: 'This preview link is not valid.',
    departmentsFailed: 'We couldn’t load the departments. Try again in a moment.',
    shopAll: 'Shop all supplies',
    preview: 'Preview',
    segment: 'Customer segment',
    time: 'Time (UTC)',
    timeInvalid: 'Enter a time such as 2026-12-24T09:00.',
    segmentInvalid: 'Enter a customer segment such as GOLD_ACTIVE.',
    show: 'Show',
    allLists: 'All lists',
    hello: (name: string) => `Hello ${name}`,
    previewOf: (version: number | undefined) =>
      version === undefined ? 'Preview.' : `Preview of version ${version}.`,
    previewHint: 'Only people with this link see it.',
  },
};
