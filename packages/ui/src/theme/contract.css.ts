import { createGlobalThemeContract } from '@vanilla-extract/css';
import { brandColours } from './colours';
import { duration, easing, fontSize, fontWeight, layer, leading, radius, shadow, space } from './tokens';

/** The one set of custom properties that every style refers to and every theme fills. */
export const vars = createGlobalThemeContract(
  {
    colour: brandColours,
    space,
    /** `latin` is the part of each stack that has Latin letters; `content` is for text that isn't the page's own. */
    font: { latin: '', content: '', body: '', display: '' },
    fontSize,
    leading,
    fontWeight,
    radius,
    shadow,
    duration,
    easing,
    layer,
    /** Multiplies line heights for taller scripts (Nastaliq). */
    scriptLeading: '1',
    /** The least line height of a script whose marks reach below the line. */
    scriptMinLeading: '1',
    /** Room above the first line of what cuts its text, for marks that leave their line. */
    scriptRoom: '0.15em',
    /** Room beside the lines of what cuts its text, for letters that reach beyond their own width. */
    scriptSide: '0.15em',
    /** Multiplies the distance between letters: none in scripts whose letters hang together. */
    scriptTracking: '1',
    /** Multiplies the sizes of titles: less where letters are wide and tall. */
    scriptTitle: '1',
  },
  (_value, path) => `cc-${path.join('-')}`,
);
