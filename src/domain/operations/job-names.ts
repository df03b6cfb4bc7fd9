/**
 * The server's jobs besides polling. The script that starts the server also starts each job, as cron's first tick may
 * be a minute away.
 */
export const JOB_NAMES = ['alerts', 'api-health', 'month-of-visits', 'retention', 'venue-weather'] as const
export type JobName = (typeof JOB_NAMES)[number]
