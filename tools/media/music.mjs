const RATE = 44_100;

/** Scale degrees in semitones above the tonic, named after the moods that they are played for here. */
const scales = {
  bhupali: [0, 2, 4, 7, 9],
  durga: [0, 2, 5, 7, 9],
  hamsadhwani: [0, 2, 4, 7, 11],
  malkauns: [0, 3, 5, 8, 10],
  shivaranjani: [0, 2, 3, 7, 9],
  kalavati: [0, 4, 7, 9, 10],
  mohanam: [0, 2, 4, 7, 9],
  hindolam: [0, 3, 5, 8, 10],
  desh: [0, 2, 5, 7, 11],
  yaman: [0, 2, 4, 6, 7, 9, 11],
  kafi: [0, 2, 3, 5, 7, 9, 10],
  bhairavi: [0, 1, 3, 5, 7, 8, 10],
};

function randomOf(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const hertz = (tonic, steps) => tonic * 2 ** (steps / 12);

/** Adds one sample-wise voice into both channels, `pan` from 0 (left) to 1 (right). */
function add(track, start, samples, level, pan) {
  const from = Math.round(start * RATE);
  const [left, right] = [level * Math.cos((pan * Math.PI) / 2), level * Math.sin((pan * Math.PI) / 2)];
  for (let index = 0; index < samples.length && from + index < track.left.length; index += 1) {
    track.left[from + index] += samples[index] * left;
    track.right[from + index] += samples[index] * right;
  }
}

/** A plucked string (Karplus and Strong's delay line); `glow` near 1 rings longer. */
function pluck(frequency, seconds, glow, random) {
  const period = Math.max(2, Math.round(RATE / frequency));
  const line = Float32Array.from({ length: period }, () => random() * 2 - 1);
  for (let pass = 0; pass < 2; pass += 1)
    for (let index = 1; index < period; index += 1) line[index] = (line[index] + line[index - 1]) / 2;
  const out = new Float32Array(Math.round(seconds * RATE));
  for (let index = 0; index < out.length; index += 1) {
    const at = index % period;
    const next = (at + 1) % period;
    out[index] = line[at] * Math.min(1, (out.length - index) / 4000);
    line[at] = glow * (line[at] * 0.5 + line[next] * 0.5);
  }
  return out;
}

/** A bamboo-flute-like tone: a sine with two soft partials, slow vibrato and a breathy start. */
function flute(frequency, seconds, random) {
  const out = new Float32Array(Math.round(seconds * RATE));
  let phase = 0;
  for (let index = 0; index < out.length; index += 1) {
    const time = index / RATE;
    const vibrato = 1 + 0.006 * Math.min(1, time / 0.5) * Math.sin(time * 33);
    phase += (frequency * vibrato * Math.PI * 2) / RATE;
    const rise = Math.min(1, time / 0.09) * Math.min(1, (seconds - time) / 0.16);
    const breath = (random() * 2 - 1) * 0.035 * Math.exp(-time * 7);
    out[index] = (Math.sin(phase) + 0.22 * Math.sin(phase * 2) + 0.07 * Math.sin(phase * 3) + breath) * rise;
  }
  return out;
}

/** A hand drum's stroke: deep ('ge') with a falling pitch, or bright ('na'). */
function drum(isDeep) {
  const out = new Float32Array(Math.round((isDeep ? 0.5 : 0.22) * RATE));
  let phase = 0;
  for (let index = 0; index < out.length; index += 1) {
    const time = index / RATE;
    const frequency = isDeep ? 74 + 46 * Math.exp(-time * 16) : 392;
    phase += (frequency * Math.PI * 2) / RATE;
    const body = Math.sin(phase) + (isDeep ? 0 : 0.5 * Math.sin(phase * 1.51));
    out[index] = body * Math.exp(-time * (isDeep ? 9 : 24)) * Math.min(1, time / 0.003);
  }
  return out;
}

function drone(track, tonic, seconds, random) {
  const strings = [hertz(tonic, -5), tonic, tonic, tonic / 2];
  for (let time = 0, index = 0; time < seconds; time += 1.15, index += 1) {
    add(track, time, pluck(strings[index % 4], 4.5, 0.9985, random), 0.17, 0.35 + (index % 2) * 0.3);
  }
}

function melody(track, { scale, tonic, beat, seconds, voice }, random) {
  const notes = scales[scale];
  let degree = notes.length;
  for (let time = beat * 4; time < seconds - 3; ) {
    const length = beat * [1, 1, 2, 1, 0.5, 0.5, 3][Math.floor(random() * 7)];
    degree += Math.floor(random() * 5) - 2;
    degree = Math.min(notes.length * 2 + 2, Math.max(notes.length - 2, degree));
    const octave = Math.floor(degree / notes.length);
    const pitch = hertz(tonic, notes[degree % notes.length] + octave * 12);
    const isRest = random() < 0.14;
    if (!isRest && voice === 'flute')
      add(track, time, flute(pitch, length * 1.05 + 0.12, random), 0.13, 0.45);
    if (!isRest && voice === 'strings')
      add(track, time, pluck(pitch, 2.4, 0.996, random), 0.36, 0.4 + random() * 0.2);
    time += length;
  }
}

function rhythm(track, beat, seconds) {
  const [deep, bright] = [drum(true), drum(false)];
  const pattern = 'g.nng.n.g.nn..n.';
  for (let time = beat * 8, index = 0; time < seconds - 2.5; time += beat / 2, index += 1) {
    const stroke = pattern[index % pattern.length];
    if (stroke === 'g') add(track, time, deep, 0.3, 0.42);
    if (stroke === 'n') add(track, time, bright, 0.085, 0.6);
  }
}

/** A room: a few decaying echoes, crossed between the channels. */
function room({ left, right }) {
  for (const [delay, level] of [
    [0.073, 0.22],
    [0.131, 0.16],
    [0.197, 0.11],
    [0.311, 0.08],
  ]) {
    const shift = Math.round(delay * RATE);
    for (let index = left.length - 1; index >= shift; index -= 1) {
      const held = left[index - shift];
      left[index] += right[index - shift] * level;
      right[index] += held * level;
    }
  }
}

/** A piece for one clip as a 16-bit stereo WAV file: a drone, a tune in the scale and, if asked for, a drum. */
export function compose({
  scale,
  tonic = 146.8,
  beat = 0.5,
  seconds,
  voice = 'flute',
  hasDrum = true,
  seed,
}) {
  const random = randomOf(seed);
  const track = { left: new Float32Array(seconds * RATE), right: new Float32Array(seconds * RATE) };
  drone(track, tonic, seconds, random);
  melody(track, { scale, tonic, beat, seconds, voice }, random);
  if (hasDrum) rhythm(track, beat, seconds);
  room(track);
  const peak = track.left.reduce(
    (max, value, index) => Math.max(max, Math.abs(value), Math.abs(track.right[index])),
    0,
  );
  const wav = Buffer.alloc(44 + track.left.length * 4);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + track.left.length * 4, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(2, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 4, 28);
  wav.writeUInt16LE(4, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(track.left.length * 4, 40);
  for (let index = 0; index < track.left.length; index += 1) {
    const fade =
      Math.min(1, index / RATE / 1.2, (track.left.length - index) / RATE / 2.5) * (0.7 / peak) * 32767;
    wav.writeInt16LE(Math.round(track.left[index] * fade), 44 + index * 4);
    wav.writeInt16LE(Math.round(track.right[index] * fade), 46 + index * 4);
  }
  return wav;
}
