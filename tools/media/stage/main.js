import { lifts, scenes } from '../scenes/index.js';
import { randomOf, resolvePalette } from '../scenes/kit.js';
import { lettering } from './lettering.js';
import { toPlanes } from './planes.js';
import { timeCode } from './timeCode.js';

const UNITS = 900;
let canvas;
let context;

function prepare(width, height) {
  if (canvas?.width !== width || canvas.height !== height) {
    canvas = new OffscreenCanvas(width, height);
    context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  }
  context.reset();
  context.scale(height / UNITS, height / UNITS);
  return { g: context, width: (width / height) * UNITS, height: UNITS };
}

function draw(spec, t) {
  const { g, width, height } = prepare(spec.width, spec.height);
  const palette = resolvePalette(spec.palette);
  const scene = scenes[spec.scene];
  if (!scene) throw new Error(`There is no scene "${spec.scene}".`);
  const focus = spec.focus ?? (width > height ? 0.7 : 0.5);
  const options = spec.options ?? {};
  g.save();
  const isFoot = spec.lettering && (spec.lettering.place ?? 'foot') === 'foot';
  if (isFoot && lifts[spec.scene]) {
    g.fillStyle = palette.near;
    g.fillRect(0, 0, width, height);
    g.translate(0, -lifts[spec.scene]);
  }
  scene(g, {
    width,
    height,
    t,
    focus,
    palette,
    random: randomOf(spec.seed),
    isWide: width >= height,
    ...options,
  });
  g.restore();
  if (spec.lettering) lettering(g, { width, height, palette, ...spec.lettering });
  if (spec.clock) timeCode(g, { width, height, t, duration: spec.duration, fps: spec.fps });
}

function post() {
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return fetch('/pixels', { method: 'POST', body: data.buffer });
}

async function loadFonts() {
  await Promise.all([...document.fonts].map((face) => face.load()));
}

globalThis.stage = {
  async still(spec) {
    await loadFonts();
    draw(spec, spec.t ?? 0);
    await post();
  },
  async film(spec) {
    await loadFonts();
    const count = Math.round(spec.duration * spec.fps);
    let sent = Promise.resolve();
    for (let index = 0; index < count; index += 1) {
      draw(spec, index / spec.fps);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const frame = new Uint8Array((canvas.width * canvas.height * 3) / 2);
      toPlanes(data, canvas.width, canvas.height, frame);
      await sent;
      sent = fetch('/pixels', { method: 'POST', body: frame });
    }
    await sent;
  },
};
