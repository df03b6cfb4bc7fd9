/** Told inside of a page with a frame in it, when that has been painted or turned out to be none to be seen. */
export const APP_BEGINS = 'app-begins'
