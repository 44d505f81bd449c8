import { useLocation } from 'react-router';
import { agentsActions } from '@foolscap/account/state';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { AccessView } from './AccessView.tsx';
import { CustomersView } from './CustomersView.tsx';
import { agentsFeature } from './feature.ts';

export const features = [agentsFeature];

/** The page of a customer; the other one is that of an agent. */
const isAccess = (pathname: string) => /^\/account\/access\/*$/i.test(pathname);

export const load: FeatureExports['load'] = ({ pathname, search }) => {
  if (isAccess(pathname)) return [agentsActions.agentAccessRequested()];
  const id = search.get('search');
  return [agentsActions.agentHomeRequested(), ...(id ? [agentsActions.agentSearchRequested(id)] : [])];
};

/** The pages about acting for customers. One chunk, because they share most of it. */
export default function AgentsScreen() {
  return isAccess(useLocation().pathname) ? <AccessView /> : <CustomersView />;
}
