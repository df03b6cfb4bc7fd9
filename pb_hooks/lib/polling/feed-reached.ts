const KEY = 'feed-reached'

/** The feed answered a poll with JSON. Lost with the process: the next poll tells again. */
export function noteFeedReached(): void {
  $app.store().set(KEY, true)
}

export function wasFeedReached(): boolean {
  return $app.store().has(KEY)
}
