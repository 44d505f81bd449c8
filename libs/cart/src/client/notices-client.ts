import type { HttpClient } from '@foolscap/core/http';
import type { NoticeOptOutData, NoticeOptOutQuery } from '../contract/index.ts';

/** A notice that a shopper can hide. */
export type HideableNotice = NoticeOptOutQuery['type'];

/** The calls about notices. Each rejects with HttpError. */
export interface NoticesClient {
  /** Hides a notice for 30 days on all of the shopper's devices, or shows it again (cart-7.35). */
  setNoticeHidden(type: HideableNotice, isHidden: boolean): Promise<NoticeOptOutData>;
}

export const createNoticesClient = (http: HttpClient): NoticesClient => ({
  async setNoticeHidden(type, isHidden) {
    const { data } = await http.send<NoticeOptOutData>({
      method: 'GET',
      path: '/cart/opt/type',
      query: { type, value: isHidden },
    });
    return data;
  },
});
