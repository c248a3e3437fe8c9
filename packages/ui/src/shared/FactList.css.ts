import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { separated } from '../theme/separated';

const variants = { small: separated(vars.space[2]), large: separated(vars.space[3]) };

export const row = styleVariants(variants, (apart) => apart.row);

export const fact = styleVariants(variants, (apart) => apart.fact);
