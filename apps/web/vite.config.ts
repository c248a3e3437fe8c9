import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const FRAME =
  'Alert|Artwork|Avatar|Badge|Button|ChannelCard|ContentCard|ContentRow|EmptyState|ErrorScreen|HeroBanner|HeroCarousel|IconButton|Link|Logo|Motion|Page|Shelf|SiteFooter|Skeleton|Spinner|shared|theme';

/** The files that every page names itself. */
const EVERY_VISIT = /^assets\/(index|libraries|frame|rolldown-runtime)-/;

/**
 * What every visit needs, most of it in two files that compress well: the libraries, which seldom change, and our own frame.
 * The frame holds whatever its own parts import, so that the entry imports it and never the other way round.
 */
const chunkGroups = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|wouter)\/|use-sync-external-store\/(?!.*with-selector)|vite\/preload-helper/,
  },
  {
    name: 'frame',
    test: new RegExp(
      `packages/ui/src/(index[.]ts$|(${FRAME})/|Icon/(Glyph|icons|shapes)|SiteHeader/(SiteHeader|NavigationGroupButton))|` +
        'packages/api/src/settings/settings[.]element|packages/machines/src/(index|heroCarousel/heroCarousel[.]constants)|' +
        'apps/web/src/(routes/(home/(?!sample|LiveTvLayer)|cards/|title/|frame/(?!GateKeeper|GateNotice|SubscribersOnly|startMachines)|[^/]+/(listings|[a-z]+Data|videoAddress)[.]ts$|[^/]+$)|' +
        '(present|navigation|queries)/|platform/(storage|tokenStore)[.]ts|settings[.]ts|runtime|copy/copy)',
    ),
  },
  // What asks the servers, with the rule that says who has paid.
  {
    name: 'clients',
    test: /node_modules\/valibot\/|api\/src\/(?!identity|settings|content\/(embedThumbnail|kindOfList|isPlaylist))|platform\/(clients|earlyAnswers|keptDetails)\.ts|machines\/src\/shared\/payments/,
  },
  // What every page with a machine needs, in one file instead of six.
  {
    name: 'machines',
    test: /node_modules\/(xstate|@xstate)\/|use-sync-external-store\/.*with-selector|use-isomorphic-layout-effect|packages\/machines\/src\/shared\//,
  },
  // Small parts of which a page needs several at once, as each file costs a visit a turn on the line. `preloads.ts` finds
  // a module that is asked for by itself under its group's name.
  {
    name: 'GateKeeper',
    test: /routes\/frame\/(GateKeeper|GateNotice|SubscribersOnly)|machines\/src\/subscriptionGate\//,
  },
  {
    name: 'forms',
    test: /ui\/src\/(Form|TextField|PasswordField|PhoneField|Icon\/formIcons)|routes\/account\/(AccountPage|EarlyIdentity|useFocusOnRefusal)|registration\.(rules|constants)/,
  },
  {
    name: 'grid',
    test: /ui\/src\/(Grid|EpisodeCard)|routes\/video\/EpisodeList/,
  },
  {
    name: 'hlsSource',
    test: /node_modules\/hls\.js\/|packages\/player\/src\/sources\/hls\//,
  },
  {
    name: 'fileSource',
    test: /packages\/player\/src\/sources\/file\//,
  },
  {
    name: 'PlayerStatistics',
    test: /StatisticsPanel|packages\/player\/src\/element\/statistics|routes\/video\/PlayerStatistics/,
  },
  // The player with its page, which nobody sees without it.
  {
    name: 'video.route',
    test: /routes\/video\/(?!PlayerKeys|OpenMenu|menuGroups)|platform\/playerEngine|packages\/player\/src\/(?!sources\/(failures|tracks))|machines\/src\/player\/|ui\/src\/(Player(?!Menu)\w+|SeekBar|ResumePrompt|VolumeControl|NextEpisodeCountdown|Icon\/playerIcons)/,
  },
];

/** What our player never asks of hls.js: protected media, reports to a CDN, I-frame playlists, and advertisements. */
const UNUSED_PARTS = {
  emeController: 'EMEController',
  cmcdController: 'CMCDController',
  iframeController: 'IFrameController',
  interstitialsController: 'InterstitialsController',
};

/** Takes parts of hls.js out of its defaults, as its own smaller builds do, so that nothing refers to their code any more. */
const lighterHls: Plugin = {
  name: 'lighter-hls',
  apply: 'build',
  transform: {
    filter: { id: /hls\.js\/dist\/hls\.mjs$/ },
    handler(code) {
      return Object.entries(UNUSED_PARTS).reduce((rest, [key, part]) => {
        const pieces = rest.split(`${key}: ${part}`);
        if (pieces.length !== 2) this.error(`hls.js doesn't name its ${part} once in its defaults any more.`);
        return pieces.join(`${key}: undefined`);
      }, code);
    },
  },
};

// One file for both builds: `vite build` makes dist/client, `vite build --ssr` makes dist/server/entry.js.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin(), lighterHls],
  // The server part is one self-contained module, so that the backend needs nothing of ours at run time.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        ssr: 'src/entry.server.tsx',
        copyPublicDir: false,
        rolldownOptions: {
          output: { entryFileNames: 'entry.js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // Inlined assets and the preload polyfill would need data: sources and another script in the policy.
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // What every page has brought by then needn't be named again by each part.
          resolveDependencies: (_file, needed, { hostType }) =>
            hostType === 'js' ? needed.filter((file) => !EVERY_VISIT.test(file)) : needed,
        },
        reportCompressedSize: false,
        rolldownOptions: {
          input: ['index.html', '../../packages/player/src/sources/hls/hlsSource.ts'],
          output: {
            codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
            // The entry names every other file: shorter names are fewer bytes of each visit.
            chunkFileNames: 'assets/[name]-[hash:6].js',
            entryFileNames: 'assets/[name]-[hash:6].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
          },
        },
      },
}));
