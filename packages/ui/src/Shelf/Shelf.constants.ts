/** Tiles that keep the place of what is loading (spec §2). */
export const SKELETON_TILES = 8;
