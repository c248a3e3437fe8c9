import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const place = style({ display: 'grid', justifyItems: 'center', paddingBlock: vars.space[8] });
