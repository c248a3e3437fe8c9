import { backwaters } from './backwaters.js';
import { blockPrint } from './blockPrint.js';
import { cityNight } from './cityNight.js';
import { dunes } from './dunes.js';
import { emblem } from './emblem.js';
import { fields } from './fields.js';
import { forest } from './forest.js';
import { ghats } from './ghats.js';
import { hills } from './hills.js';
import { jaali } from './jaali.js';
import { kites } from './kites.js';
import { kolam } from './kolam.js';
import { lanterns } from './lanterns.js';
import { monsoon } from './monsoon.js';
import { rangoli } from './rangoli.js';
import { sea } from './sea.js';
import { space } from './space.js';
import { truckArt } from './truckArt.js';
import { warli } from './warli.js';

/** Every scene by its name: `scene(g, { width, height: 900, t, focus, palette, random, isWide, …options })`. */
export const scenes = {
  backwaters,
  blockPrint,
  cityNight,
  dunes,
  emblem,
  fields,
  forest,
  ghats,
  hills,
  jaali,
  kites,
  kolam,
  lanterns,
  monsoon,
  rangoli,
  sea,
  space,
  truckArt,
  warli,
};
