import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

export const name = style([
  text.label,
  {
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.small,
    selectors: { 'a&:hover': { color: vars.colour.highlight } },
  },
]);
