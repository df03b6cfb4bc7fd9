/** Tags of tests: where a test runs that is not for desks only. */

/** What goes through everything that an edge does; with `BEHIND_EDGE=all` the whole of these files does so. */
export const BEHIND_AN_EDGE_TOO = { tag: '@edge-too' } as const

/** Its subject is the layout, or what is done with a finger: it runs at both sizes. */
export const ON_PHONES_TOO = { tag: '@phones-too' } as const

/** What happens to people on the move; a desk would show the same. */
export const ONLY_ON_PHONES = { tag: '@only-phones' } as const
