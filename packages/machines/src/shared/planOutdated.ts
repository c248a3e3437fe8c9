import { statusOf } from './failure';

/** Whether a payment was refused because its plan may have been removed, or its price changed, since it was shown. */
export const isPlanOutdated = (error: unknown): boolean => [400, 404].includes(statusOf(error) ?? 0);
