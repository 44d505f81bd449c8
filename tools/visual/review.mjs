import { judge } from './compare.mjs';

/** Changes of fewer pixels than this are checked again in new pages. */
const SLIGHT = 100;

function verdictBy(was, is) {
  if (was.length > 0 && is.length > 0) return judge(was, is);
  // A side without a picture did not finish, which is a change only if the other side did.
  return { verdict: is.length === 0 && was.length > 0 ? 'changed' : 'flaky', steady: false };
}

/**
 * Takes the screenshots of both sides, and repeats those that differ until it is known whether they changed or are
 * flaky.
 *
 * @param {object} sides
 * @param {{ camera: ReturnType<import('./camera.mjs').createCamera>, screenshots: ReturnType<import('./screenshots.mjs').createScreenshotStore> }} sides.before
 * @param {{ camera: ReturnType<import('./camera.mjs').createCamera>, screenshots: ReturnType<import('./screenshots.mjs').createScreenshotStore> }} sides.after
 * @param {{ before: import('./plan.mjs').Shot[], after: import('./plan.mjs').Shot[] }} shots
 * @param {(line: string) => void} log
 * @returns {Promise<{ shot: import('./plan.mjs').Shot, verdict: string, pixels?: number, share?: number, steady?: boolean }[]>}
 */
export async function review({ before, after }, shots, log) {
  const sides = [
    ['the base', before, shots.before],
    ['the working tree', after, shots.after],
  ];

  /** Takes screenshots until each shot has the given number of takes. */
  async function have(name, { camera, screenshots }, wanted, takes, care) {
    const missing = wanted.filter(({ key }) => screenshots.takes(key).length < takes);
    if (wanted.length > missing.length)
      log(`${wanted.length - missing.length} pictures of ${name} are kept from before.`);
    if (missing.length === 0) return;
    const begun = Date.now();
    await camera.take(missing, ({ key }, picture) => screenshots.add(key, picture), care);
    const seconds = ((Date.now() - begun) / 1000).toFixed(0);
    log(`${missing.length} pictures of ${name}${takes > 1 ? ', again' : ''}: ${seconds} s`);
  }

  for (const [name, side, wanted] of sides) await have(name, side, wanted, 1, 'brisk');

  const later = new Map(shots.after.map((shot) => [shot.key, shot]));
  const common = shots.before.filter(({ key }) => later.has(key));
  const judged = new Map();
  function getVerdict({ key }) {
    const [was, is] = [before.screenshots.takes(key), after.screenshots.takes(key)];
    const takes = was.length + is.length;
    if (judged.get(key)?.takes !== takes) judged.set(key, { takes, is: verdictBy(was, is) });
    return judged.get(key).is;
  }
  const differs = (shot) => getVerdict(shot).verdict !== 'same';
  const inDoubt = (shot) => {
    const { steady, pixels = 0 } = getVerdict(shot);
    return !steady || pixels < SLIGHT;
  };
  const alike = ({ key }) => {
    const [[was], [is]] = [before.screenshots.takes(key), after.screenshots.takes(key)];
    return was !== undefined && is !== undefined && was.equals(is);
  };

  const different = common.filter((shot) => !alike(shot));
  for (const [name, side] of sides) await have(name, side, different, 2, 'careful');
  const doubtful = different.filter((shot) => differs(shot) && inDoubt(shot));
  for (const [name, side] of sides) await have(name, side, doubtful, 3, 'patient');

  const known = new Set(common.map(({ key }) => key));
  return [
    ...common.map((shot) => ({ shot, ...getVerdict(shot) })),
    ...shots.after.filter(({ key }) => !known.has(key)).map((shot) => ({ shot, verdict: 'new' })),
    ...shots.before.filter(({ key }) => !known.has(key)).map((shot) => ({ shot, verdict: 'removed' })),
  ];
}
