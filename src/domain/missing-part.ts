/** The errors of browsers and the bundler when a script or its style fails to load. */
export const MISSING_PART =
  /dynamically imported module|importing a module script failed|unable to preload css/i
