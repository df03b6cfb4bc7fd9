/** The server's jobs besides polling. Who starts the server wakes them, as cron's first minute may be a minute away. */
export const JOB_NAMES = ['alerts', 'api-health', 'month-of-visits', 'retention', 'venue-weather'] as const
export type JobName = (typeof JOB_NAMES)[number]
