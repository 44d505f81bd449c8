// The table of outcomes, with the steps that `npm run qa` carries out.
export { getSites, outcomes } from '../../../../tools/qa/outcomes.mjs';
export { runStep, getShown } from '../../../../tools/qa/run-outcome.mjs';
