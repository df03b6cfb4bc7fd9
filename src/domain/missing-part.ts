/** What browsers and the bundler say when a script or its style does not come. */
export const MISSING_PART =
  /dynamically imported module|importing a module script failed|unable to preload css/i
