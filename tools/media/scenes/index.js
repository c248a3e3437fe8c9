import { backwaters } from './backwaters.js';
import { cityNight } from './cityNight.js';
import { dunes } from './dunes.js';
import { ghats } from './ghats.js';
import { fields } from './fields.js';
import { forest } from './forest.js';
import { hills } from './hills.js';
import { jaali } from './jaali.js';
import { kolam } from './kolam.js';
import { monsoon } from './monsoon.js';
import { rangoli } from './rangoli.js';
import { sea } from './sea.js';
import { space } from './space.js';
import { warli } from './warli.js';

/** Every scene by its name: `scene(g, { width, height: 900, t, focus, palette, random, isWide, …options })`. */
export const scenes = { backwaters, cityNight, dunes, fields, forest, ghats, hills, jaali, kolam, monsoon, rangoli, sea, space, warli };
