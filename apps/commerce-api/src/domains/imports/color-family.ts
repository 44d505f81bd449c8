/** Color names by the facet value that they belong to. */
const FAMILIES: readonly (readonly [family: string, words: RegExp])[] = [
  ['Assorted', /\bassort|\bmulti-?colou?r|\bmulti\b|\brainbow|\bvariety\b|\bmixed\b|\bpastels\b|\bbrights\b/],
  ['Clear', /\bclear\b|\btransparent\b|\btranslucent\b|\bcrystal\b/],
  ['Black', /\bblack\b|\bebony\b|\bonyx\b|\bjet\b/],
  ['White', /\bwhite\b|\bivory\b|\bsnow\b/],
  ['Gray', /\bgr[ae]y\b|\bcharcoal\b|\bgraphite\b|\bslate\b|\bpewter\b|\bplatinum\b/],
  ['Silver', /\bsilver\b|\bchrome\b|\bsteel\b|\balumin(i)?um\b|\bnickel\b/],
  ['Red', /\bred\b|\bburgundy\b|\bmaroon\b|\bcrimson\b|\bscarlet\b|\bwine\b/],
  ['Orange', /\borange\b|\bcoral\b|\btangerine\b|\bapricot\b/],
  ['Yellow', /\byellow\b|\bcanary\b|\bgold(en)?\b|\blemon\b|\bmanila\b/],
  ['Green', /\bgreen\b|\bmint\b|\bteal\b|\blime\b|\bolive\b|\bsage\b|\bemerald\b/],
  ['Blue', /\bblue\b|\bnavy\b|\bcyan\b|\baqua\b|\bturquoise\b|\bindigo\b|\bdenim\b/],
  ['Purple', /\bpurple\b|\bviolet\b|\blavender\b|\blilac\b|\bplum\b/],
  ['Pink', /\bpink\b|\bmagenta\b|\brose\b|\bfuchsia\b/],
  ['Beige', /\bbeige\b|\bcream\b|\bsand\b|\bbuff\b|\becru\b|\bnatural\b/],
  [
    'Brown',
    /\bbrown\b|\bkraft\b|\btan\b|\bwalnut\b|\boak\b|\bcherry\b|\bmaple\b|\bmahogany\b|\bespresso\b|\bwood(en)?\b/,
  ],
];

/**
 * Returns the facet value of a color name; null for an unknown one. `Black/White` is black, because feeds name the main color first.
 * `Light blue` is blue, because the final word of a name decides.
 */
export function getColorFamily(name: string): string | null {
  for (const part of name.toLowerCase().split(/[/,;&|]|\band\b/)) {
    let best: { family: string; at: number } | undefined;
    for (const [family, words] of FAMILIES) {
      const at = part.search(words);
      if (at >= 0 && (family === 'Assorted' || !best || (best.family !== 'Assorted' && at > best.at)))
        best = { family, at };
    }
    if (best) return best.family;
  }
  return null;
}
