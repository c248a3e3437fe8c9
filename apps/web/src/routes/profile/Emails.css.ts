import { text, vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style([text.small, { color: vars.colour.textMuted, ':empty': { display: 'none' } }]);
