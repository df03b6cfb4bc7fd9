const GOLF = '/apis/site/v2/sports/golf'
const LIMIT = 100

/** The golf scoreboard of a day: every tournament of a tour that is played then. */
export function golfScoreboardPath(day: string): string {
  return `${GOLF}/pga/scoreboard?dates=${day.replaceAll('-', '')}&limit=${LIMIT}`
}

/** The leaderboard of one tournament, or of the one being played. */
export function leaderboardPath(eventId?: string): string {
  const event = eventId === undefined ? 'league=pga' : `event=${encodeURIComponent(eventId)}`
  return `${GOLF}/leaderboard?${event}`
}
