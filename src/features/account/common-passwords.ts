/** The 3,000 common passwords are too much to load for a form: the server knows them and refuses. */
export const NO_COMMON_PASSWORDS: ReadonlySet<string> = new Set()
