import type { OddsLine } from '../../../domain/odds/odds-line'
import { id, isRecord, list, nameText, record, whole, type Fields } from '../../read'
import { mapOddsEntry } from './map-odds-entry'
import type { OddsSides } from './odds-sides'

/** The providers of lines for running games, whatever their numbers are. */
const LIVE_PROVIDERS: ReadonlySet<string> = new Set(['46', '59'])

/** `competitions[0].odds` of the scoreboard, or `pickcenter` of a summary. */
export function mapOdds(odds: unknown, sides: OddsSides): OddsLine | undefined {
  return preferred(list(odds).filter(isRecord), sides)
}

/** The core list, `events/{id}/competitions/{id}/odds`. */
export function mapCoreOdds(reply: unknown, sides: OddsSides): OddsLine | undefined {
  return mapOdds(record(reply)['items'], sides)
}

/** The preferred provider's, else the first one that offers anything. A line of the running game never. */
function preferred(entries: readonly Fields[], sides: OddsSides): OddsLine | undefined {
  const before = entries.filter((entry) => !isLiveLine(entry))
  const ordered = [...before.filter(isPreferred), ...before]
  for (const entry of ordered) {
    const line = mapOddsEntry(entry, sides)
    if (line) return line
  }
  return undefined
}

function isPreferred(entry: Fields): boolean {
  return whole(record(entry['provider'])['priority']) === 1
}

function isLiveLine(entry: Fields): boolean {
  const provider = record(entry['provider'])
  return LIVE_PROVIDERS.has(id(provider['id'])) || /\blive\b/i.test(nameText(provider['name']))
}
