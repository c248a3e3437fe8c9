import { animals } from './animals.js';
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
import { kantha } from './kantha.js';
import { kites } from './kites.js';
import { kolam } from './kolam.js';
import { lanterns } from './lanterns.js';
import { monsoon } from './monsoon.js';
import { rangoli } from './rangoli.js';
import { sea } from './sea.js';
import { slate } from './slate.js';
import { space } from './space.js';
import { stage } from './stage.js';
import { truckArt } from './truckArt.js';
import { viaduct } from './viaduct.js';
import { warli } from './warli.js';

/** Every scene by its name: `scene(g, { width, height: 900, t, focus, palette, random, isWide, …options })`. */
export const scenes = {
  animals,
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
  kantha,
  kites,
  kolam,
  lanterns,
  monsoon,
  rangoli,
  sea,
  slate,
  space,
  stage,
  truckArt,
  viaduct,
  warli,
};

/** How far upright art with lettering at its foot is moved up (units), so that the letters don't hide what happens low in the scene. */
export const lifts = {
  backwaters: 120,
  cityNight: 110,
  dunes: 130,
  fields: 130,
  forest: 130,
  ghats: 130,
  hills: 120,
  kites: 130,
  monsoon: 150,
  sea: 120,
  space: 110,
  stage: 100,
  viaduct: 60,
};
