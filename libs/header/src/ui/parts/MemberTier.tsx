import { useMessages } from '@foolscap/ui/components';
import { HEADER_MESSAGES } from '../messages.ts';
import styles from './MemberTier.module.scss';

/** The tier in the rewards program, on a line below the account's label. */
export function MemberTier({ tier }: { readonly tier: string | undefined }) {
  const { texts } = useMessages('header', HEADER_MESSAGES);
  return tier ? <span className={styles.tier}> {texts.tier(tier)}</span> : null;
}
