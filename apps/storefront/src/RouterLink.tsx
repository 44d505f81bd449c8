import { Link } from 'react-router';
import type { LinkComponentProps } from '@foolscap/ui/components';

/** Links within the shop go through the router, which puts the tenant's prefix before them. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}
