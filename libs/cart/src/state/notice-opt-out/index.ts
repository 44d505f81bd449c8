export { createNoticeOptOutModule, REVIEWED_KEY, type ReviewStorage } from './notice-opt-out.module.ts';
export {
  noticeOptOutActions,
  type NoticeOptOutRequest,
  type NoticeOptOutRoot,
  type NoticeOptOutState,
  selectNoticeOptOut,
} from './notice-opt-out.slice.ts';
