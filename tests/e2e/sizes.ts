/** Tags of tests: where a test runs that is not for desks only. */

/**
 * For a test that goes through everything that an edge does; with `BEHIND_EDGE=all` all tests of its file run behind an
 * edge.
 */
export const BEHIND_AN_EDGE_TOO = { tag: '@edge-too' } as const

/** For a test about the layout, or about what is done with a finger: it runs at both sizes. */
export const ON_PHONES_TOO = { tag: '@phones-too' } as const

/** For a test about people on the move; a desk would show the same. */
export const ONLY_ON_PHONES = { tag: '@only-phones' } as const
