import { BUILT_IN_ADMIN, CUSTOMER_KINDS } from '@foolscap/account/model';
import { sql } from 'kysely';
import { selectAccountCodes } from '../account/index.ts';

const LINK = sql.lit(CUSTOMER_KINDS.LINK.code);
const LINK_PLUS = sql.lit(CUSTOMER_KINDS.LINK_PLUS.code);

/** Whether one of the toggles gives link plus to the organization. */
const isInRamp = sql<boolean>`exists (
    select from feature_toggles
      where name = 'linkPlusRamp' || get_byte(sha256(convert_to(organizations.customer_number, 'UTF8')), 0) % 8 + 1
        and tenant = 'sba' and not "values" ? 'false')`;

/**
 * Selects the permission codes of a member, in a query of `accounts` with their `organizations`. The toggles `linkPlusRamp1` to
 * `linkPlusRamp8` each give link plus (`G_ALP`) to the link customers (`G_AL`) of one eighth of the organizations (storefront-6.39). The
 * eighth depends on the customer number alone, so an organization keeps link plus while more of the toggles are turned on. An organization
 * with early access (the flow MVP) has it before. If link plus is for admins only, other members do not have it (storefront-6.8).
 */
export const selectPermissionCodes = sql<string[]>`case
  when organizations.link_plus_admins_only and accounts.role is distinct from ${sql.lit(BUILT_IN_ADMIN)} then ${selectAccountCodes} - ${LINK_PLUS}
  when ${selectAccountCodes} ? ${LINK} and not ${selectAccountCodes} ? ${LINK_PLUS} and (organizations.flow = 'MVP' or ${isInRamp})
  then ${selectAccountCodes} || to_jsonb(${LINK_PLUS}::text) else ${selectAccountCodes} end`;
