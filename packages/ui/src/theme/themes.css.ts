import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { preferences } from './breakpoints';
import { brandColours, contrastColours } from './colours';
import { vars } from './contract.css';
import { contentStack, latinFamilies, latinStandIn, messagesStack } from './fonts.css';
import { duration, easing, fontSize, fontWeight, layer, leading, radius, shadow, space } from './tokens';

/** What a script needs that takes no more room than Latin letters. */
const plainScript = {
  scriptLeading: '1',
  scriptMinLeading: '1',
  scriptRoom: '0.15em',
  scriptSide: '0.15em',
  scriptTracking: '1',
  scriptTitle: '1',
};

createGlobalTheme(':root', vars, {
  colour: brandColours,
  space,
  font: {
    latin: latinFamilies,
    content: contentStack(vars.font.latin),
    body: messagesStack(vars.font.latin),
    display: messagesStack(vars.font.latin),
  },
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

// Where data is saved, the platform's fonts serve, at the width that the pages are laid out for.
globalStyle(':root[data-saves-data]', { vars: { [vars.font.latin]: latinStandIn } });

const inFonts = (stack: string) => ({
  vars: { [vars.font.body]: stack, [vars.font.display]: stack },
  fontFamily: stack,
});

// The font of the page's messages has no others' letters, nor all that a title or a typed name may need. An option in
// another language is drawn when its list is opened, but measured before.
globalStyle(':where(:root [lang]:not(option))', inFonts(vars.font.content));
globalStyle('input, textarea', { fontFamily: vars.font.content });
globalStyle('::placeholder', { fontFamily: vars.font.body });

// A text in another language than its page has none of the page's: a Hindi description on an Urdu page has Hindi's lines.
globalStyle(':where([lang])', {
  vars: {
    [vars.scriptLeading]: plainScript.scriptLeading,
    [vars.scriptMinLeading]: plainScript.scriptMinLeading,
    [vars.scriptRoom]: plainScript.scriptRoom,
    [vars.scriptSide]: plainScript.scriptSide,
    [vars.scriptTracking]: plainScript.scriptTracking,
    [vars.scriptTitle]: plainScript.scriptTitle,
  },
});

globalStyle('[data-theme="contrast"]', { vars: assignVars(vars.colour, contrastColours) });

globalStyle(':root:not([data-theme])', {
  '@media': { [preferences.moreContrast]: { vars: assignVars(vars.colour, contrastColours) } },
});

const still = assignVars(vars.duration, { instant: '1ms', quick: '1ms', calm: '1ms', slow: '1ms' });

globalStyle(':root', { '@media': { [preferences.reducedMotion]: { vars: still } } });
globalStyle('[data-motion="still"]', { vars: still });

/** By the attribute, which few elements have: `:lang()` is tried on every element, and what is set here is inherited. */
const inLanguages = (tags: string) =>
  tags
    .split(' ')
    .map((tag) => `[lang|="${tag}"]`)
    .join(', ');

// Bengali's full stop (।) is Devanagari's too, which comes first: without this, it alone would fetch that script's file.
globalStyle(
  `:root :is(${inLanguages('bn as')}):not(option)`,
  inFonts(contentStack(vars.font.latin, ['Anek Bangla'])),
);

/** Measured on words with tall and deep marks: what a line must hold so that nothing is cut. */
const minLeading: Record<string, string> = {
  'hi mr ne sa mai bho kok': '1.4',
  'bn as': '1.55',
  pa: '1.47',
  gu: '1.47',
  'or ta': '1.57',
  kn: '1.78',
  te: '2.23',
  'ur ks sd': '2.32',
};

globalStyle(inLanguages('ml or ta te kn'), {
  vars: { [vars.scriptLeading]: '1.1', [vars.scriptTracking]: '0' },
});
for (const [tags, height] of Object.entries(minLeading)) {
  globalStyle(inLanguages(tags), { vars: { [vars.scriptMinLeading]: height, [vars.scriptTracking]: '0' } });
}
// As large as Latin letters, these take half as much room again, and their titles drown the page.
globalStyle(inLanguages('ml ta te kn'), { vars: { [vars.scriptTitle]: '0.7' } });
globalStyle(inLanguages('ur ks sd'), {
  vars: { [vars.scriptLeading]: '1.7', [vars.scriptRoom]: '0.5em', [vars.scriptSide]: '0.6em' },
});
