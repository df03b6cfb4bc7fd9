/** The event that a page with a frame fires when the frame has been painted, or turns out not to be shown. */
export const APP_BEGINS = 'app-begins'
