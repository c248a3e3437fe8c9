import { text, vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({ marginBlockEnd: vars.space[6], ':empty': { display: 'none' } });

export const failure = style({ marginBlockEnd: vars.space[6] });

export const count = style([text.small, { color: vars.colour.textMuted, marginBlockEnd: vars.space[4] }]);

export const rest = style([text.small, { color: vars.colour.textMuted, marginBlockStart: vars.space[6] }]);

export const note = style({ marginBlockEnd: vars.space[8] });

/** A line above the results of the address before says that the next ones are slow. */
export const results = style({
  '::before': {
    content: '',
    display: 'block',
    blockSize: '2px',
    marginBlockEnd: vars.space[2],
    borderRadius: vars.radius.full,
    background: vars.colour.highlight,
    opacity: 0,
  },
  selectors: {
    '&[aria-busy="true"]::before': {
      opacity: 1,
      transition: `opacity ${vars.duration.calm} ${vars.duration.slow}`,
    },
  },
});

export const gridTitle = style([text.heading, { marginBlockEnd: vars.space[4] }]);

/** Room for the panel in its stories. */
export const panelRoom = style({
  position: 'relative',
  containerType: 'inline-size',
  display: 'flex',
  justifyContent: 'flex-end',
  blockSize: vars.space.header,
  marginBlockEnd: '34rem',
});
