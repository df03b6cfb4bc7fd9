/** What is said of a change whose answer was lost. The data is read again then, which may show it. */
export const LOST_ANSWER = 'No answer came, so the server may or may not have taken that.'
