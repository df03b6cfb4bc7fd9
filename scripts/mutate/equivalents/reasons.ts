/** Reasons that stand in more than one room. */
export const ONLY_THE_COMPILER = 'No other member of the union has what is read then; only the compiler asks.'
export const ONE_STORAGE = 'A page has the same storage from its beginning to its end.'
export const NEVER_CHANGES = 'What the tool puts into the list never changes, so the effect still runs once.'
export const ROWS_KEEP_NOTHING =
  'A row keeps nothing of its own, so it only needs a key that no other row has.'
