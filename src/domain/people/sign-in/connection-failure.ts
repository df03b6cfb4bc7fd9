/** Refusals that have nothing to do with who is asking; they read the same at sign-in and sign-up. */
export const CONNECTION_FAILURES = [
  ['auth/offline', 'You are offline. Connect to the internet and try again.'],
  ['auth/network-request-failed', 'The server cannot be reached. Please try again in a moment.'],
  ['auth/too-many-requests', 'Too many tries. Please wait a moment and try again.'],
] as const

export type ConnectionFailureCode = (typeof CONNECTION_FAILURES)[number][0]
