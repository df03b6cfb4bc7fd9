export const DATABASE = 'turbo-scores'

/** The tables that each version has added, in Dexie's syntax: the key first, then the indexes. */
export const VERSIONS: readonly Readonly<Record<string, string>>[] = [
  { boards: 'slug', heads: 'id', logos: 'path, at' },
  { games: 'key, openedAt' },
  { odds: 'slug' },
  { stats: 'key', scorecards: 'key' },
  { favourites: 'key', outbox: 'id', teams: 'slug' },
  { movements: 'key', moves: 'key' },
  { days: 'key' },
  { gameAlerts: 'key' },
  { weather: 'key' },
  { seasons: 'key' },
]
