export { remindMembers } from './reminders.ts';
export { createRenewalJob } from './renewal-job.ts';
export { createRenewalsService } from './renewals.service.ts';
