import { ensureBuilt } from '../../../tools/shop/build.mjs';

/** Builds the API for the tests that start servers as processes of their own. */
export default () => ensureBuilt(['@foolscap/commerce-api']);
