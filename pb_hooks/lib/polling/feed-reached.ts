const KEY = 'feed-reached'

/** The feed answered a poll with JSON. This is lost with the process; the next poll sets it again. */
export function noteFeedReached(): void {
  $app.store().set(KEY, true)
}

export function wasFeedReached(): boolean {
  return $app.store().has(KEY)
}
