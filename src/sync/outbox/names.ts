/** The lock under which one tab or worker sends, and the tag by which the browser wakes the worker for it. */
export const OUTBOX = 'ts-outbox'
