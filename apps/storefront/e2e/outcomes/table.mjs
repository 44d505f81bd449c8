// The table of outcomes, with the steps that `npm run qa` carries out.
export { getSites, outcomes } from '../../../../tools/qa/outcomes.mjs';
export { carryOut, getShown } from '../../../../tools/qa/run-outcome.mjs';
