import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { preferences } from './breakpoints';
import { brandColours, contrastColours } from './colours';
import { vars } from './contract.css';
import { fontStack } from './fonts.css';
import { duration, easing, fontSize, fontWeight, layer, leading, radius, shadow, space } from './tokens';

/** What a script needs that asks for no more room than Latin letters. */
const plainScript = {
  scriptLeading: '1',
  scriptLeast: '1',
  scriptRoom: '0.15em',
  scriptSide: '0.15em',
  scriptTracking: '1',
};

createGlobalTheme(':root', vars, {
  colour: brandColours,
  space,
  font: { body: fontStack, display: fontStack },
  fontSize,
  leading,
  fontWeight,
  radius,
  shadow,
  duration,
  easing,
  layer,
  ...plainScript,
});

// A text in another language than its page has none of the page's: a Hindi description on an Urdu page has Hindi's lines.
globalStyle(':where([lang])', {
  vars: {
    [vars.scriptLeading]: plainScript.scriptLeading,
    [vars.scriptLeast]: plainScript.scriptLeast,
    [vars.scriptRoom]: plainScript.scriptRoom,
    [vars.scriptSide]: plainScript.scriptSide,
    [vars.scriptTracking]: plainScript.scriptTracking,
  },
});

globalStyle('[data-theme="contrast"]', { vars: assignVars(vars.colour, contrastColours) });

globalStyle(':root:not([data-theme])', {
  '@media': { [preferences.moreContrast]: { vars: assignVars(vars.colour, contrastColours) } },
});

const still = assignVars(vars.duration, { instant: '1ms', quick: '1ms', calm: '1ms', slow: '1ms' });

globalStyle(':root', { '@media': { [preferences.reducedMotion]: { vars: still } } });
globalStyle('[data-motion="still"]', { vars: still });

/** Measured on words with tall and deep marks: what a line must hold so that nothing is cut. */
const least: Record<string, string> = {
  ':lang(hi), :lang(mr), :lang(ne), :lang(sa), :lang(mai), :lang(bho), :lang(kok)': '1.4',
  ':lang(bn), :lang(as)': '1.55',
  ':lang(pa)': '1.47',
  ':lang(gu)': '1.47',
  ':lang(or), :lang(ta)': '1.57',
  ':lang(kn)': '1.78',
  ':lang(te)': '2.23',
  ':lang(ur), :lang(ks), :lang(sd)': '2.32',
};

globalStyle(':lang(ml), :lang(or), :lang(ta), :lang(te), :lang(kn)', {
  vars: { [vars.scriptLeading]: '1.1', [vars.scriptTracking]: '0' },
});
for (const [languages, height] of Object.entries(least)) {
  globalStyle(languages, { vars: { [vars.scriptLeast]: height, [vars.scriptTracking]: '0' } });
}
globalStyle(':lang(ur), :lang(ks), :lang(sd)', {
  vars: { [vars.scriptLeading]: '1.7', [vars.scriptRoom]: '0.5em', [vars.scriptSide]: '0.6em' },
});
