// Makes the clips: `node tools/media/clips.mjs [clip …]` writes apps/server/catalogue/media/<clip>/ from clips.json.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { compose } from './music.mjs';
import { openStage } from './stage.mjs';

const FPS = 24;
const SEGMENT_SECONDS = 4;
const AUDIO = { codec: 'mp4a.40.2', kilobits: 48 };
const levels = [
  { name: '720p', width: 1280, height: 720, crf: 28 },
  { name: '540p', width: 960, height: 540, crf: 29 },
  { name: '360p', width: 640, height: 360, crf: 30 },
];
const languageNames = {
  en: 'English',
  hi: 'हिन्दी',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  bn: 'বাংলা',
  mr: 'मराठी',
  gu: 'ગુજરાતી',
  kn: 'ಕನ್ನಡ',
  ml: 'മലയാളം',
  pa: 'ਪੰਜਾਬੀ',
  or: 'ଓଡ଼ିଆ',
  as: 'অসমীয়া',
  ur: 'اردو',
};
const tile = { width: 192, height: 108, columns: 4, everySeconds: 2 };

const catalogue = fileURLToPath(new URL('../../apps/server/catalogue/media', import.meta.url));
const clips = JSON.parse(readFileSync(new URL('./clips.json', import.meta.url), 'utf8'));
const fixed = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
];

function ffmpeg(args, options = {}) {
  const done = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
  });
  if (done.status !== 0) throw new Error(`ffmpeg failed: ${args.join(' ')}`);
}

const clock = (seconds) => new Date(seconds * 1000).toISOString().slice(11, 23);

function encoder(clip, work) {
  const names = levels.map((level) => `[${level.name}]`);
  const split = `[0:v]split=${levels.length}${levels.map((_, index) => `[s${index}]`).join('')}`;
  const scaled = levels.map(
    (level, index) => `[s${index}]scale=${level.width}:${level.height}:flags=bicubic${names[index]}`,
  );
  const colours = [
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-color_range',
    'tv',
  ];
  const outputs = levels.flatMap((level, index) => [
    ...[
      '-map',
      names[index],
      '-c:v',
      'libx264',
      '-preset',
      'medium',
      '-tune',
      'animation',
      '-crf',
      String(level.crf + (clip.coarser ?? 0)),
    ],
    ...[
      '-profile:v',
      'high',
      '-g',
      String(FPS * SEGMENT_SECONDS),
      '-keyint_min',
      String(FPS * SEGMENT_SECONDS),
    ],
    ...[
      '-sc_threshold',
      '0',
      '-refs',
      '3',
      '-threads',
      '2',
      ...colours,
      ...fixed,
      join(work, `${level.name}.mp4`),
    ],
  ]);
  const input = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${levels[0].width}x${levels[0].height}`];
  const args = [
    '-hide_banner',
    '-loglevel',
    'error',
    '-y',
    ...input,
    '-r',
    String(FPS),
    ...colours,
    '-i',
    '-',
  ];
  return spawn('ffmpeg', [...args, '-filter_complex', [split, ...scaled].join(';'), ...outputs], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

/** Films one clip at every level into `work`. */
async function film(stage, clip, work) {
  const { width, height } = levels[0];
  const encoding = encoder(clip, work);
  const spec = { ...clip.art, duration: clip.seconds, fps: FPS, width, height, clock: true };
  await stage.film(spec, async (planes) => {
    if (!encoding.stdin.write(planes)) await once(encoding.stdin, 'drain');
  });
  encoding.stdin.end();
  const [status] = await once(encoding, 'close');
  if (status !== 0) throw new Error(`The encoder failed on ${clip.id}.`);
}

/** The still that stands for the clip, and small pictures of every other second with a track that places them. */
async function pictures(clip, work, folder) {
  const { width, height, columns, everySeconds } = tile;
  const count = Math.ceil(clip.seconds / everySeconds);
  const [source, poster, sheet] = ['360p.mp4', 'poster.png', 'sheet.png'].map((name) => join(work, name));
  ffmpeg(['-ss', '6', '-i', join(work, `${levels[0].name}.mp4`), '-frames:v', '1', poster]);
  await sharp(poster).avif({ quality: 50, effort: 4 }).toFile(join(folder, 'poster.avif'));
  const layout = `fps=1/${everySeconds}:start_time=0:round=down,scale=${width}:${height},tile=${columns}x${Math.ceil(count / columns)}`;
  ffmpeg(['-i', source, '-vf', layout, '-frames:v', '1', sheet]);
  await sharp(sheet).webp({ quality: 62, effort: 6 }).toFile(join(folder, 'storyboard.webp'));
  const cues = Array.from({ length: count }, (_, index) => {
    const area = `${(index % columns) * width},${Math.floor(index / columns) * height},${width},${height}`;
    const span = `${clock(index * everySeconds)} --> ${clock((index + 1) * everySeconds)}`;
    return `${span}\nstoryboard.webp#xywh=${area}\n`;
  });
  writeFileSync(join(folder, 'storyboard.vtt'), `WEBVTT\n\n${cues.join('\n')}`);
}

/** Cuts one rendition into segments of one file; returns its peak and mean bits per second. */
function segment(source, folder, name, extension, seconds) {
  const file = `${name}.${extension}`;
  const hls = [
    '-f',
    'hls',
    '-hls_time',
    String(SEGMENT_SECONDS),
    '-hls_playlist_type',
    'vod',
    '-hls_flags',
    'single_file',
  ];
  ffmpeg(
    [
      '-i',
      source,
      '-c',
      'copy',
      ...fixed,
      ...hls,
      '-hls_segment_type',
      'fmp4',
      '-hls_segment_filename',
      file,
      `${name}.m3u8`,
    ],
    { cwd: folder },
  );
  const playlist = readFileSync(join(folder, `${name}.m3u8`), 'utf8');
  const parts = [...playlist.matchAll(/#EXTINF:([\d.]+),\n#EXT-X-BYTERANGE:(\d+)/g)];
  const rates = parts.map(([, length, bytes]) => (Number(bytes) * 8) / Number(length));
  return {
    peak: Math.ceil(Math.max(...rates)),
    mean: Math.ceil((statSync(join(folder, file)).size * 8) / seconds),
  };
}

/** The name of an H.264 file's profile and level, read from its configuration box (RFC 6381). */
function codecOf(file) {
  const head = readFileSync(file).subarray(0, 4096);
  const box = head.indexOf('avcC');
  return `avc1.${head.subarray(box + 5, box + 8).toString('hex')}`;
}

function subtitles(clip, folder) {
  for (const lang of clip.subtitles) {
    const cues = clip.story.map(
      ({ from, to, ...text }) => `${clock(from)} --> ${clock(to)} line:88%\n${text[lang]}\n`,
    );
    writeFileSync(join(folder, `subtitles-${lang}.vtt`), `WEBVTT\n\n${cues.join('\n')}`);
    const head = [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      `#EXT-X-TARGETDURATION:${clip.seconds}`,
      '#EXT-X-PLAYLIST-TYPE:VOD',
    ];
    const list = [...head, `#EXTINF:${clip.seconds}.0,`, `subtitles-${lang}.vtt`, '#EXT-X-ENDLIST', ''];
    writeFileSync(join(folder, `subtitles-${lang}.m3u8`), list.join('\n'));
  }
}

function master(clip, folder, rates, audio) {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ''];
  lines.push(
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Stereo",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2",URI="audio.m3u8"',
  );
  for (const lang of clip.subtitles) {
    const about = `NAME="${languageNames[lang]}",LANGUAGE="${lang}",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO`;
    lines.push(`#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",${about},URI="subtitles-${lang}.m3u8"`);
  }
  lines.push('');
  for (const level of levels) {
    const { peak, mean } = rates[level.name];
    const codec = codecOf(join(folder, `${level.name}.mp4`));
    const speed = `BANDWIDTH=${peak + audio.peak},AVERAGE-BANDWIDTH=${mean + audio.mean}`;
    const look = `RESOLUTION=${level.width}x${level.height},FRAME-RATE=${FPS}.000,CODECS="${codec},${AUDIO.codec}"`;
    lines.push(
      `#EXT-X-STREAM-INF:${speed},${look},AUDIO="sound",SUBTITLES="subtitles"`,
      `${level.name}.m3u8`,
    );
  }
  writeFileSync(join(folder, 'master.m3u8'), `${lines.join('\n')}\n`);
}

async function make(stage, clip) {
  const work = mkdtempSync(join(tmpdir(), 'clip-'));
  const folder = join(work, 'out');
  mkdirSync(folder);
  await film(stage, clip, work);
  writeFileSync(join(work, 'music.wav'), compose({ ...clip.music, seconds: clip.seconds }));
  ffmpeg([
    '-i',
    join(work, 'music.wav'),
    '-c:a',
    'aac',
    '-b:a',
    `${AUDIO.kilobits}k`,
    '-ac',
    '2',
    ...fixed,
    join(work, 'audio.m4a'),
  ]);
  const rates = {};
  for (const { name } of levels)
    rates[name] = segment(join(work, `${name}.mp4`), folder, name, 'mp4', clip.seconds);
  const audio = segment(join(work, 'audio.m4a'), folder, 'audio', 'm4a', clip.seconds);
  subtitles(clip, folder);
  master(clip, folder, rates, audio);
  await pictures(clip, work, folder);
  for (const name of clip.files ?? []) {
    const inputs = ['-i', join(work, `${name}.mp4`), '-i', join(work, 'audio.m4a')];
    ffmpeg([
      ...inputs,
      '-c',
      'copy',
      '-shortest',
      ...fixed,
      '-movflags',
      '+faststart',
      join(folder, `file-${name}.mp4`),
    ]);
  }
  const target = join(catalogue, clip.id);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(catalogue, { recursive: true });
  cpSync(folder, target, { recursive: true });
  rmSync(work, { recursive: true });
}

const wanted = process.argv.slice(2);
const stage = await openStage();
try {
  for (const clip of clips.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
    const start = Date.now();
    await make(stage, clip);
    console.log(`${clip.id}: ${Math.round((Date.now() - start) / 1000)} s`);
  }
} finally {
  await stage.close();
}
