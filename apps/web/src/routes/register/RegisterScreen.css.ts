import { text, vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

export const agreement = style([text.caption, { color: vars.colour.textMuted, textAlign: 'center' }]);
