import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { preferences } from './breakpoints';
import { brandColours, contrastColours } from './colours';
import { vars } from './contract.css';
import { fontStack } from './fonts.css';
import { duration, easing, fontSize, fontWeight, layer, leading, radius, shadow, space } from './tokens';

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
  scriptLeading: '1',
});

globalStyle('[data-theme="contrast"]', { vars: assignVars(vars.colour, contrastColours) });

globalStyle(':root:not([data-theme])', {
  '@media': { [preferences.moreContrast]: { vars: assignVars(vars.colour, contrastColours) } },
});

const still = assignVars(vars.duration, { instant: '1ms', quick: '1ms', calm: '1ms', slow: '1ms' });

globalStyle(':root', { '@media': { [preferences.reducedMotion]: { vars: still } } });
globalStyle('[data-motion="still"]', { vars: still });

globalStyle(':lang(ur), :lang(ks), :lang(sd)', { vars: { [vars.scriptLeading]: '1.7' } });
globalStyle(':lang(ml), :lang(or), :lang(ta), :lang(te), :lang(kn)', {
  vars: { [vars.scriptLeading]: '1.1' },
});
