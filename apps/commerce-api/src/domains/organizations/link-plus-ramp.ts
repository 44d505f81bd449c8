import { sql } from 'kysely';
import { selectAccountCodes } from '../account/index.ts';

/**
 * Selects the permission codes of a member, in a query of `accounts` with their `organizations`. The toggles `linkPlusRamp1` to
 * `linkPlusRamp8` each give link plus (`G_ALP`) to the link customers (`G_AL`) of one eighth of the organizations (storefront-6.39). The
 * eighth depends on the customer number alone, so an organization keeps link plus while more of the toggles are turned on.
 */
export const selectPermissionCodes = sql<string[]>`case
  when ${selectAccountCodes} ? 'G_AL' and not ${selectAccountCodes} ? 'G_ALP' and exists (
    select from feature_toggles
      where name = 'linkPlusRamp' || get_byte(sha256(convert_to(organizations.customer_number, 'UTF8')), 0) % 8 + 1
        and tenant = 'sba' and not "values" ? 'false')
  then ${selectAccountCodes} || '["G_ALP"]' else ${selectAccountCodes} end`;
