// Runs in the page of a built Storybook, before anything else there.

const FIXED_TIME = new Date('2025-08-15T12:00:00+05:30').getTime();

// The clock stands still; timers and frames come as ever.
globalThis.Date = new Proxy(Date, {
  construct: (Real, args, target) =>
    Reflect.construct(
      Real,
      args.length > 0 ? args : [FIXED_TIME],
      target === globalThis.Date ? Real : target,
    ),
  get: (Real, name) => (name === 'now' ? () => FIXED_TIME : Reflect.get(Real, name)),
});

const isEndless = ({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;

// What moves for ever stays where its story puts it, however long the story takes.
const held = new Set();
const { animate } = Element.prototype;
Element.prototype.animate = function animateUnlessEndless(...args) {
  const animation = animate.apply(this, args);
  if (isEndless(animation)) {
    animation.pause();
    held.add(animation);
  }
  return animation;
};

/** Makes of each held motion a style, because a layer that moves is drawn in another way. True where there was one. */
function releaseHeld() {
  const { size } = held;
  for (const animation of held) {
    const isUnderWay = Number(animation.currentTime) > 0;
    if (isUnderWay && animation.effect.target.getClientRects().length > 0) animation.commitStyles();
    animation.cancel();
  }
  held.clear();
  return size > 0;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * The preview's own channel, once the files of all stories are there: style sheets that came in another
 * order from page to page could win over each other in another way.
 */
async function connect() {
  while (!globalThis.__STORYBOOK_PREVIEW__?.channel) await nextFrame();
  const preview = globalThis.__STORYBOOK_PREVIEW__;
  await preview.ready();
  await preview.extract();
  return preview.channel;
}

let connection = null;
const channel = () => {
  connection ??= connect();
  return connection;
};

const FAILURES = {
  storyThrewException: ({ message }) => message,
  storyErrored: ({ title, description }) => `${title}: ${description}`,
  playFunctionThrewException: ({ message }) => message,
  unhandledErrorsWhilePlaying: ([first]) => first?.message ?? 'an error that nobody handled',
  storyMissing: () => 'the story is not there',
};

/**
 * Sends one event and waits until the story has been drawn and played. Returns what went wrong, or null.
 * Not until Storybook calls it finished: that waits for rows that drift for ever.
 */
async function send(event, payload, storyId) {
  const preview = await channel();
  return new Promise((resolve) => {
    const listeners = { storyRenderPhaseChanged: onPhase };
    const end = (failure) => {
      for (const [name, listener] of Object.entries(listeners)) preview.off(name, listener);
      resolve(failure);
    };
    function onPhase({ newPhase, storyId: id }) {
      if (id === storyId && newPhase === 'completing') end(null);
    }
    for (const [name, say] of Object.entries(FAILURES)) {
      listeners[name] = (detail) => end(String(say(detail ?? {})).slice(0, 2000));
    }
    for (const [name, listener] of Object.entries(listeners)) preview.on(name, listener);
    preview.emit(event, payload);
  });
}

/** Brings what moves to its end, and styles that would move for ever back to their start. True where something moved. */
function stopMotion() {
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
  for (const animation of moving) {
    if (isEndless(animation)) animation.cancel();
    else animation.finish();
  }
  return releaseHeld() || moving.length > 0;
}

/** The width in CSS pixels that a `sizes` attribute asks for. */
function widthOf(sizes) {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.cssText = 'position: fixed; visibility: hidden';
  for (const part of sizes.split(/,(?![^(]*\))/)) {
    const [, condition, length] = /^\s*(\(.*\)\s)?\s*(.*?)\s*$/.exec(part);
    if (condition && !matchMedia(condition).matches) continue;
    probe.style.width = length;
    break;
  }
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width;
}

/**
 * Leaves a picture the one of its files that a browser without a memory takes: the smallest that is wide enough.
 * The browser takes a larger one instead where something else has left it in its memory.
 */
function pinFile(picture) {
  const sources = picture.parentElement.querySelectorAll(':scope > source');
  const source = [...sources].find(({ media }) => !media || matchMedia(media).matches) ?? picture;
  const files = source.srcset.split(', ').map((file) => file.split(' '));
  if (files.length < 2) return;
  const wanted = widthOf(source.sizes);
  const [url, width] = files.find((file) => Number.parseInt(file[1], 10) >= wanted) ?? files.at(-1);
  if (new URL(url, document.baseURI).href !== picture.currentSrc) source.srcset = `${url} ${width}`;
}

const QUIET_FRAMES = 3;
const MAX_FRAMES = 120;

/** Waits until no script sets a style in some frames on end: what scripts move is no animation that could be ended. */
async function untilStylesRest() {
  let rested = 0;
  const observer = new MutationObserver(() => {
    rested = 0;
  });
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['style'] });
  for (let frame = 0; frame < MAX_FRAMES && rested < QUIET_FRAMES; frame += 1) {
    rested += 1;
    await nextFrame();
  }
  observer.disconnect();
}

/** What the page waits for at this moment, for a story that is never ready. */
let waitsFor = 'the preview';

/** Waits until the fonts that are shown and all pictures have come or failed, and nothing moves. */
async function settle() {
  // Ended motions may draw again, and so may pictures that failed: after a few rounds nothing is left to come.
  for (let round = 0; round < 5; round += 1) {
    for (const picture of document.images) pinFile(picture);
    waitsFor = 'styles that scripts set';
    await untilStylesRest();
    waitsFor = 'fonts';
    await document.fonts.ready;
    waitsFor = 'pictures';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    if (!stopMotion() && round > 0) break;
  }
}

/** Takes away what a story may have left to the next one. */
function tidy() {
  localStorage.clear();
  sessionStorage.clear();
  document.activeElement?.blur?.();
  getSelection()?.removeAllRanges();
  scrollTo(0, 0);
}

// The blinking caret is not part of a picture.
const withoutCaret = new CSSStyleSheet();
withoutCaret.replaceSync('* { caret-color: transparent !important; }');
document.adoptedStyleSheets = [withoutCaret];

/** What each story sets of the toolbar's choices by itself, by its id. */
async function pinned() {
  await channel();
  const stories = Object.entries(await globalThis.__STORYBOOK_PREVIEW__.extract());
  return Object.fromEntries(
    stories.map(([id, { storyGlobals = {} }]) => {
      const { viewport, theme, motion } = storyGlobals;
      return [id, { viewport: viewport?.value, theme, motion }];
    }),
  );
}

/** Every element inherits all custom properties, which draw nothing by themselves. */
const isDrawnBy = (name) => !name.startsWith('--');

/** The computed styles of every element that is drawn, with those of its ::before and ::after. */
function computedStyles() {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    if (element.getClientRects().length === 0) return [];
    return [null, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const isDrawn = pseudo === null || style.content !== 'none';
      return {
        element,
        pseudo,
        values: isDrawn
          ? [...style].filter(isDrawnBy).map((name) => [name, style.getPropertyValue(name)])
          : [],
      };
    });
  });
}

/** Gives a custom property another value; returns each element whose computed style it changed. */
async function change(property, value) {
  const before = computedStyles();
  document.documentElement.style.setProperty(property, value);
  await settle();
  const uses = before.flatMap(({ element, pseudo, values }) => {
    const style = getComputedStyle(element, pseudo);
    const names = values.filter(([name, was]) => style.getPropertyValue(name) !== was).map(([name]) => name);
    return names.length > 0 ? [`${element.localName}${pseudo ?? ''}: ${names.join(', ')}`] : [];
  });
  return [...new Set(uses)].slice(0, 20);
}

async function restore(property) {
  document.documentElement.style.removeProperty(property);
  await settle();
}

let current = null;

globalThis.visual = {
  pinned,
  change,
  restore,
  waitsFor: () => waitsFor,
  /** Changes the toolbar's choices. */
  async choose(globals) {
    const preview = await channel();
    if (current) return send('updateGlobals', { globals }, current);
    preview.emit('updateGlobals', { globals });
    return null;
  },
  /** Shows a story; returns what went wrong, or the size of the page in CSS pixels. */
  async show(storyId) {
    tidy();
    // A story that stands there already would not be drawn again by being chosen.
    const event = current === storyId ? 'forceRemount' : 'setCurrentStory';
    current = storyId;
    waitsFor = 'its play';
    const failure = await send(event, { storyId, viewMode: 'story' }, storyId);
    if (failure !== null) return { failure };
    await settle();
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { failure: null, width: scrollWidth, height: scrollHeight };
  },
};
