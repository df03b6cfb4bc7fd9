/** Why a reply is no scoreboard; nothing when its `events` are a list. */
export function refusedReplyText(events: unknown): string | undefined {
  if (Array.isArray(events)) return undefined
  return events === undefined || events === null
    ? 'Invalid API response: missing events data'
    : 'Invalid API response: missing or malformed events data'
}

/** What a reply is refused for that has another league's games. */
export const OTHER_LEAGUE = 'Invalid API response: data of another league'
