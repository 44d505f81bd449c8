import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';

/** A campaign with one day's figures. Amounts are in cents. */
export interface CampaignRow {
  id: string;
  brand: string;
  skus: string[];
  keywords: string[];
  categoryIds: string[];
  bid: number;
  dailyBudget: number;
  spent: number;
  impressions: number;
  clicks: number;
}

/** Lists campaigns, highest bid first, with the counts of one day. @param day ISO date */
export async function listCampaigns(db: Db, day: string): Promise<CampaignRow[]> {
  const { rows } = await sql<CampaignRow>`
    select c.id, c.brand, c.skus, c.keywords, c.category_ids as "categoryIds", c.bid_minor as bid,
      c.daily_budget_minor as "dailyBudget", coalesce(sum(e.cost_minor), 0)::integer as spent,
      (count(*) filter (where e.kind = 'impression'))::integer as impressions,
      (count(*) filter (where e.kind = 'click'))::integer as clicks
    from sandbox_ad_campaigns c
    left join sandbox_ad_events e on e.campaign_id = c.id and e.day = ${day}::date
    group by c.id
    order by c.bid_minor desc, c.id`.execute(db);
  return rows;
}

export interface AdEvent {
  servedId: string;
  campaignId: string;
  kind: 'impression' | 'click';
  /** ISO date. */
  day: string;
}

/** Records an event once. A click costs the bid, or nothing once the daily budget is spent; the lock serializes concurrent clicks. */
export async function recordEvent(db: Db, { servedId, campaignId, kind, day }: AdEvent): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ bid: number; budget: number }>`
      select bid_minor as bid, daily_budget_minor as budget from sandbox_ad_campaigns
      where id = ${campaignId} for update`.execute(trx);
    const [campaign] = rows;
    if (!campaign) return;
    await sql`insert into sandbox_ad_events (served_id, kind, campaign_id, cost_minor, day)
      select ${servedId}::text, ${kind}::text, ${campaignId}::text,
        case when ${kind}::text = 'click' and coalesce(sum(cost_minor), 0) + ${campaign.bid}::integer <= ${campaign.budget}::integer
          then ${campaign.bid}::integer else 0 end, ${day}::date
      from sandbox_ad_events where campaign_id = ${campaignId} and day = ${day}::date
      on conflict do nothing`.execute(trx);
  });
}
