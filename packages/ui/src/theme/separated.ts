/** Separates facts in a row by points, of which none starts a line: each is before its fact, and the one before the first fact of a line is clipped. */
export function separated(gap: string) {
  const room = `calc(2 * ${gap} + 0.25em)`;
  // What leans over the edge isn't cut.
  const edge = '0.25em';
  return {
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      overflowX: 'clip',
      paddingInline: edge,
      marginInline: `calc(-1 * ${edge})`,
    },
    fact: {
      position: 'relative',
      insetInlineStart: `calc(-1 * ${room})`,
      paddingInlineStart: room,
      '::before': {
        content: '·',
        position: 'absolute',
        insetInlineStart: 0,
        inlineSize: room,
        textAlign: 'center',
      },
    },
  } as const;
}
