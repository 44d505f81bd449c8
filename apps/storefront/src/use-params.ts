import { useLocation } from 'react-router';
import { matchRoute } from './routes.ts';

/** The parameters in the address of the page that is shown. */
export function useParams(): Record<string, string | undefined> {
  return matchRoute(useLocation().pathname).params;
}
