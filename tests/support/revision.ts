/** The parts of a revision, `{epoch}-{n}`, as tests compare them. */

/** A tilde after the epoch marks a board that no poll has confirmed yet, as right after a start. */
export const epochOf = (rev = ''): string => rev.slice(0, rev.lastIndexOf('-')).replace('~', '')

/** Only counts of one epoch can be compared. */
export const countOf = (rev = ''): number => Number(rev.slice(rev.lastIndexOf('-') + 1))
