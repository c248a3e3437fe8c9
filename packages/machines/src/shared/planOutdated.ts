import { statusOf } from './failure';

/** Whether a payment was refused as its plan may have changed since it was shown: its price, or whether it is there at all. */
export const isPlanOutdated = (error: unknown): boolean => [400, 404].includes(statusOf(error) ?? 0);
