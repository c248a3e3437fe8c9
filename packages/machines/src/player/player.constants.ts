/** The speeds that can be chosen (spec §9). */
export const SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const;

/** Milliseconds without input after which the controls hide during playback (spec §4). */
export const CONTROLS_HIDE_DELAY_MS = 3000;

/** Milliseconds before a stall is shown. */
export const STALL_DELAY_MS = 300;

/** Milliseconds for which the feedback to a key is shown. */
export const FEEDBACK_DURATION_MS = 1000;

/** Milliseconds for which feedback is shown that no key has caused and that has to be read. */
export const NOTICE_DURATION_MS = 4000;

/** Milliseconds before each retry after a failure of the network; the last one repeats. */
export const RETRY_DELAYS_MS = [1000, 2000, 4000, 8000, 16_000, 30_000] as const;

/** Milliseconds without a failure after which retried captions count as loaded. */
export const CAPTIONS_SETTLED_MS = 60_000;

/** How often in a row a new address is fetched before a source counts as refused. */
export const MAX_RENEWALS = 2;

/** Seconds from an episode's end to the next one's start. */
export const COUNTDOWN_SECONDS = 10;

/** A step of the volume keys, of 1. */
export const VOLUME_STEP = 0.05;

/** Share of the duration, limited to these seconds, in which media count as not started. */
export const START_SHARE = 0.05;
export const START_SECONDS = 5;

/** Seconds that a double tap moves the playhead. */
export const DOUBLE_TAP_SECONDS = 10;
