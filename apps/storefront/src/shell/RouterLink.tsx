import { Link } from 'react-router';
import type { LinkComponentProps } from '@foolscap/ui/components';

/** A link within the shop. It uses the router, which adds the tenant's prefix. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}
