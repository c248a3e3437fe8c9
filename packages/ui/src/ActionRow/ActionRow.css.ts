import { globalStyle, style } from '@vanilla-extract/css';
import { screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

export const list = style({
  background: vars.colour.surface,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.large,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.line}` } },
  '@media': {
    [screens.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space[8],
      paddingInline: vars.space[8],
    },
  },
});

export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });

export const title = text.label;

export const message = style([text.small, { color: vars.colour.textMuted, maxInlineSize: '60ch' }]);

export const action = style({
  display: 'grid',
  '@media': { [screens.large]: { minInlineSize: '11rem' } },
});

/** The notice. */
globalStyle(`${row} > [role]`, { gridColumn: '1 / -1' });
