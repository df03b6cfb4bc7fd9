import { LOG_LEVELS, type LogEntry } from './log-entry'

const MAX_SUGGESTIONS = 5
const MAX_RECENT_SEARCHES = 3

/** The suggestions of the search box: recent searches, levels, categories and messages that contain the typed text. */
export function searchSuggestions(
  typed: string,
  entries: readonly LogEntry[],
  recent: readonly string[],
): readonly string[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return []
  const categories = entries.map((entry) => entry.category)
  const messages = entries.map((entry) => entry.message)
  const candidates = [...new Set([...recent, ...LOG_LEVELS, ...categories, ...messages])]
  const fitting = candidates.filter((text) => text.toLowerCase().includes(wanted))
  return fitting.filter((text) => text.toLowerCase() !== wanted).slice(0, MAX_SUGGESTIONS)
}

/** The recent searches after one more, the newest first; a search repeated moves up. */
export function withRecentSearch(recent: readonly string[], query: string): readonly string[] {
  const searched = query.trim()
  if (searched === '') return recent
  const others = recent.filter((text) => text.toLowerCase() !== searched.toLowerCase())
  return [searched, ...others].slice(0, MAX_RECENT_SEARCHES)
}
