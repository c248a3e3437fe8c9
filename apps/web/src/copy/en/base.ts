import { common } from './common';
import { home } from './home';
import { site } from './site';
import { titlePage } from './titlePage';

/** The messages that every visit needs. */
export const base = { ...common, ...site, ...home, ...titlePage };
