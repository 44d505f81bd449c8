/**
 * Checks by the protocol whether pages may report views of sponsored products to a URL or an origin: https, and plain http in a demo. The
 * setting of the origins and the check of the beacons share this rule.
 */
export const isBeaconProtocol = ({ protocol }: Pick<URL, 'protocol'>, demo: boolean): boolean =>
  protocol === 'https:' || (demo && protocol === 'http:');
