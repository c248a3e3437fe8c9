/**
 * Named palettes: `sky` (top), `glow` (horizon), `far`, `mid` and `near` (layers from back to front),
 * `accent` (the one warm or loud thing), `light` (highlights and lettering).
 */
const rows = {
  dawn: '#3b2a5c #f59a6b #8b5a83 #5b3b6b #2a1c3d #ffb340 #fff1d6',
  dusk: '#1d1c42 #e8654f #6d3a66 #43275a #1b1330 #ffc857 #ffe9cf',
  ember: '#4a1526 #f2793a #8f2f37 #5d1c2e #2a0d1a #ffd166 #fff0d8',
  desert: '#f4b860 #ffe3ad #dd8f4a #b4622f #6b3220 #c8273f #fff6e1',
  sand: '#7fb6b0 #f6dfb2 #dcae72 #b87c48 #70412a #d4483b #fff8e7',
  noon: '#3fa4c4 #d6efe0 #7cb79a #3f8a78 #164d50 #ff8a4c #fffbee',
  lagoon: '#0d4f5c #7fd1b9 #2f8c86 #17656b #0a343d #ffc145 #f1fff4',
  monsoon: '#2d4a56 #9fb8ad #5b7d7d #365a60 #142d36 #f2b134 #f3f7ea',
  rain: '#26364d #7d93a8 #4d6580 #304661 #131f33 #e8505b #f0f4f8',
  fern: '#14453d #b7cf7a #5e9457 #2f6a4a #0f3029 #ffb84d #f8fbe3',
  tea: '#9cc9b5 #f3eec6 #79ab6d #3f7f50 #1a4a3a #e2583e #fffdf0',
  mustard: '#7ec4d8 #fff0bf #f2c230 #c99a17 #4f5a1c #c73e3a #fffceb',
  indigo: '#14164a #5965c9 #343a92 #23276b #0e1034 #ff9f5a #eef0ff',
  night: '#0b1030 #2e3f7f #222c63 #171d48 #080b22 #ffd56b #eaf0ff',
  plum: '#2a1238 #a14d86 #6a2c68 #451c4f #1c0b27 #ffb86b #ffeaf2',
  rani: '#6d0f4b #f0567e #b52467 #821652 #38082b #ffd23f #fff0ee',
  marigold: '#f7a11b #ffd873 #ea7a1c #bb4a1d #5c1d1b #8a1144 #fff9e3',
  vermilion: '#d63a26 #ff8c54 #a92420 #7a1820 #3a0c18 #ffd98a #fff2e0',
  terracotta: '#a94b2b #e08b5a #87381f #652716 #34130d #f6e3c5 #fff5e4',
  clay: '#e7c9a0 #f8e8cb #c98c5e #94553a #4b271f #2e6f74 #fffaf0',
  teal: '#0c3f4a #3fb0a2 #1e7a7c #125760 #072a33 #ff7a59 #eefdf8',
  peacock: '#06335a #12a0a0 #0b6a8c #084a72 #041d3a #f4c430 #e9fbff',
  lotus: '#f2b6c1 #fde4de #d9718f #a8406f #4c1a48 #f79a3c #fff8f6',
  rose: '#7c2340 #f3a6a0 #bf4a62 #8e2c4b #3d1024 #ffe08a #fff2ee',
  jade: '#0f5b4f #8fd9a8 #2f9173 #1b6b5c #08342f #ff9c6e #f4fff2',
  cobalt: '#1439a8 #6fb4ff #2b5fd0 #1c459c #0a1f57 #ffcf33 #f3f8ff',
  slate: '#39404f #b9b6ac #747b86 #525967 #20242e #ff6b3d #f7f4ec',
  ivory: '#f3e6cf #fff7e6 #d8b98c #a6774f #4a2c2a #b5352b #fffdf6',
  ink: '#17111f #4b3558 #33243f #241930 #0d0914 #ff5a36 #fff1de',
  mint: '#bfe6d2 #f4fbe6 #7cc5aa #3e9487 #174a55 #ff6f61 #ffffff',
  sky: '#58b4e8 #e4f5fb #8fcdea #4a93c4 #1d4a78 #ffb01f #ffffff',
  candy: '#ff8fa3 #ffe0c7 #f4627d #b83a6f #4a1b52 #2ec4b6 #fffaf2',
};

const names = ['sky', 'glow', 'far', 'mid', 'near', 'accent', 'light'];

/** The palette of this name, as an object of seven hex colours. */
export function resolvePalette(name) {
  const row = rows[name];
  if (!row) throw new Error(`There is no palette "${name}".`);
  return Object.fromEntries(row.split(' ').map((colour, index) => [names[index], colour]));
}
