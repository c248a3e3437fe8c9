import { globalStyle } from '@vanilla-extract/css';

// The product's lists have no marks of their own; those of the documentation do.
globalStyle('.sbdocs-content ol', { listStyle: 'decimal', paddingInlineStart: '1.75rem' });

globalStyle('.sbdocs-content :is(h2, h3)', { fontWeight: '600' });
