// Makes the clips: `node tools/media/clips.mjs [clip …]` writes apps/server/catalogue/media/<clip>/ from clips.json.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { compose } from './music.mjs';
import { openStage } from './stage.mjs';

const FPS = 24;
const SEGMENT_SECONDS = 4;
const AUDIO = { codec: 'mp4a.40.2', kilobits: 56 };
const levels = [
  { name: '720p', width: 1280, height: 720, crf: 25, codec: 'avc1.64001f' },
  { name: '540p', width: 960, height: 540, crf: 26, codec: 'avc1.64001f' },
  { name: '360p', width: 640, height: 360, crf: 27, codec: 'avc1.64001e' },
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
const spriteTile = { width: 192, height: 108, columns: 4, everySeconds: 2 };

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

function encoder(work) {
  const names = levels.map((level) => `[${level.name}]`);
  const scaled = levels.map(
    (level, index) =>
      `[s${index}]scale=${level.width}:${level.height}:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p${names[index]}`,
  );
  const split = `[0:v]split=${levels.length}${levels.map((_, index) => `[s${index}]`).join('')}`;
  const outputs = levels.flatMap((level, index) => [
    ...[
      '-map',
      names[index],
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-tune',
      'animation',
      '-crf',
      String(level.crf),
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
      '-bf',
      '3',
      '-threads',
      '2',
      '-colorspace',
      'bt709',
      '-color_primaries',
      'bt709',
    ],
    ...['-color_trc', 'bt709', '-color_range', 'tv', ...fixed, join(work, `${level.name}.mp4`)],
  ]);
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${levels[0].width}x${levels[0].height}`,
    '-r',
    String(FPS),
  ];
  const args = ['-hide_banner', '-loglevel', 'error', '-y', ...input, '-i', '-'];
  return spawn('ffmpeg', [...args, '-filter_complex', [split, ...scaled].join(';'), ...outputs], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

/** Films one clip into `work` and answers its storyboard tiles, poster frame and level files. */
async function film(stage, clip, work) {
  const { width, height } = levels[0];
  const process_ = encoder(work);
  const tiles = [];
  const raw = { raw: { width, height, channels: 4 } };
  let index = 0;
  let poster;
  const spec = { ...clip.art, duration: clip.seconds, fps: FPS, width, height, clock: true };
  await stage.film(spec, async (pixels) => {
    if (index % (FPS * spriteTile.everySeconds) === 0) {
      tiles.push(
        await sharp(pixels, raw).resize(spriteTile.width, spriteTile.height).removeAlpha().raw().toBuffer(),
      );
    }
    if (index === FPS * 6) poster = Buffer.from(pixels);
    if (!process_.stdin.write(pixels)) await once(process_.stdin, 'drain');
    index += 1;
  });
  process_.stdin.end();
  const [status] = await once(process_, 'close');
  if (status !== 0) throw new Error(`The encoder failed on ${clip.id}.`);
  return { tiles, poster };
}

async function storyboard(tiles, folder) {
  const { width, height, columns, everySeconds } = spriteTile;
  const rows = Math.ceil(tiles.length / columns);
  const composite = tiles.map((input, index) => ({
    input,
    raw: { width, height, channels: 3 },
    left: (index % columns) * width,
    top: Math.floor(index / columns) * height,
  }));
  await sharp({ create: { width: width * columns, height: height * rows, channels: 3, background: '#000' } })
    .composite(composite)
    .webp({ quality: 62, effort: 6 })
    .toFile(join(folder, 'storyboard.webp'));
  const cues = tiles.map((_, index) => {
    const [from, to] = [index * everySeconds, (index + 1) * everySeconds];
    const area = `${(index % columns) * width},${Math.floor(index / columns) * height},${width},${height}`;
    return `${clock(from)} --> ${clock(to)}\nstoryboard.webp#xywh=${area}\n`;
  });
  writeFileSync(join(folder, 'storyboard.vtt'), `WEBVTT\n\n${cues.join('\n')}`);
}

/** Cuts one rendition into segments of one file; answers its peak and mean bits per second. */
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
    const speed = `BANDWIDTH=${peak + audio.peak},AVERAGE-BANDWIDTH=${mean + audio.mean}`;
    const look = `RESOLUTION=${level.width}x${level.height},FRAME-RATE=${FPS}.000,CODECS="${level.codec},${AUDIO.codec}"`;
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
  const { tiles, poster } = await film(stage, clip, work);
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
  await storyboard(tiles, folder);
  const { width, height } = levels[0];
  await sharp(poster, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .avif({ quality: 50, effort: 6 })
    .toFile(join(folder, 'poster.avif'));
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
  spawnSync('cp', ['-r', folder, target]);
  rmSync(work, { recursive: true });
}

const asked = process.argv.slice(2);
const stage = await openStage();
try {
  for (const clip of clips.filter(({ id }) => asked.length === 0 || asked.includes(id))) {
    const start = Date.now();
    await make(stage, clip);
    console.log(`${clip.id}: ${Math.round((Date.now() - start) / 1000)} s`);
  }
} finally {
  await stage.close();
}
