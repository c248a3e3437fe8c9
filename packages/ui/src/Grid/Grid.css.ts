import { style, styleVariants } from '@vanilla-extract/css';
import { screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';

const columns = (minWidth: string, minWidthOnSmall: string) => ({
  display: 'grid',
  gap: `${vars.space[8]} ${vars.space[4]}`,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}, 100%), 1fr))`,
  '@media': {
    [screens.small]: {
      gap: `${vars.space[5]} ${vars.space[3]}`,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidthOnSmall}, 100%), 1fr))`,
    },
  },
});

export const grid = styleVariants({
  cards: columns('15rem', '6.5rem'),
  people: columns('13rem', '9rem'),
  wide: columns('22rem', '17rem'),
  posts: {
    display: 'grid',
    gap: vars.space[2],
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 30%), 1fr))',
    '@media': {
      // Three, or fewer where large text needs wider ones.
      [screens.small]: {
        gap: '3px',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(30%, 5.5rem)), 1fr))',
      },
    },
  },
});

/** Takes the room of the rows that aren't in the page. */
export const room = style({ gridColumn: '1 / -1' });
