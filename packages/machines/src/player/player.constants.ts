/** The speeds that can be chosen (spec §9). */
export const SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const;

/** Milliseconds after which controls that nobody uses are hidden while playing (spec §4). */
export const CONTROLS_HIDE_MS = 3000;

/** Milliseconds of a stall that nobody is told of. */
export const STALL_SHOWN_MS = 300;

/** Milliseconds that the answer to a key is shown. */
export const FEEDBACK_DURATION_MS = 1000;

/** Milliseconds that an answer is shown which nobody has asked for, and which has to be read. */
export const NOTICE_DURATION_MS = 4000;

/** Milliseconds before each next try after a failure of the network; the last wait goes on. */
export const RETRY_WAITS_MS = [1000, 2000, 4000, 8000, 16_000, 30_000] as const;

/** New addresses that are asked for in a row before a source counts as refused. */
export const MOST_RENEWALS = 2;

/** Seconds from an episode's end to the next one's start. */
export const COUNTDOWN_SECONDS = 10;

/** A step of the volume keys, of 1. */
export const VOLUME_STEP = 0.05;

/** Within this share of the length, but not more than so many seconds, something counts as not begun or as seen. */
export const EDGE_SHARE = 0.05;
export const START_SECONDS = 5;
export const END_SECONDS = 60;

/** Seconds that a double tap moves the playhead. */
export const DOUBLE_TAP_SECONDS = 10;
