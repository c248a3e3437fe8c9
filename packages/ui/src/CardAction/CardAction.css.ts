import { style } from '@vanilla-extract/css';
import { iconButton } from '../IconButton/IconButton.css';
import { preferences, screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';

/** What takes the press is larger than the veil that is seen, which leaves the picture its lettering. */
export const action = style([
  iconButton,
  {
    position: 'relative',
    isolation: 'isolate',
    '::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: vars.space[1],
      borderRadius: vars.radius.full,
      background: vars.colour.veil,
      border: `1px solid ${vars.colour.line}`,
    },
    selectors: {
      '&:hover': { color: vars.colour.highlightText },
      '&:hover::before': { background: vars.colour.highlight },
    },
    '@media': {
      [screens.small]: { '::before': { inset: vars.space[2] } },
      [preferences.forcedColours]: { '::before': { background: 'ButtonFace', borderColor: 'ButtonText' } },
    },
  },
]);
