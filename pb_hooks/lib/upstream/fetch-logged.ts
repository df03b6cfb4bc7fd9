import type { Sport } from '../../../src/domain/league'
import { logFailedRead } from './calls/log-failed-call'
import { fetchJson, type FetchedJson } from './fetch-json'

/** One request to the feed as `fetchJson` makes it, with a line in the log when it fails. */
export function fetchLogged(url: string, sport: Sport): FetchedJson {
  const fetched = fetchJson(url, sport)
  if (!fetched.ok) logFailedRead(url, fetched.failure)
  return fetched
}
