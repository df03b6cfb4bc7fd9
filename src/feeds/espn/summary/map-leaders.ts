import type { StatItem } from '../../../domain/ticker/stat-item'
import { figureText, id, isRecord, list, nameText, record, text, type Fields } from '../../read'
import { namesInTeam, type NameAthlete } from './names-in-team'
import type { FeedSummary } from './read-summary'
import { teamWith } from './read-summary'

/** The feed's categories as the ticker names them; others keep the feed's name. */
const TYPES: Readonly<Record<string, string>> = { points: 'PTS', rebounds: 'REB', assists: 'AST' }

/** The leading player of each category and team. */
export function mapLeaders(isBasketball: boolean, summary: FeedSummary): readonly StatItem[] {
  return list(summary.reply['leaders'])
    .filter(isRecord)
    .flatMap((team) => {
      const teamId = record(team['team'])['id']
      const abbreviation = teamWith(teamId, summary)
      const nameOf = namesInTeam(summary, teamId)
      return list(team['leaders'])
        .filter(isRecord)
        .flatMap((category) => leaderOf(isBasketball, category, abbreviation, nameOf))
    })
}

function leaderOf(
  isBasketball: boolean,
  category: Fields,
  team: string,
  nameOf: NameAthlete,
): readonly StatItem[] {
  const name = nameText(category['name'])
  const leader = record(list(category['leaders'])[0])
  const player = nameOf(record(leader['athlete']))
  const shown = figureText(leader['displayValue'])
  if (name === '' || player === '' || shown === '') return []
  const type = isBasketball ? (TYPES[name] ?? name) : name
  const words = /^[\d.]+$/.test(shown) ? `${shown} ${unit(type, category, shown === '1')}` : shown
  return [{ name: player, team, statType: type, value: valueOf(leader, shown), displayValue: words }]
}

/** The feed names its categories in the plural: `Goals`. */
function unit(type: string, category: Fields, isOne: boolean): string {
  if (type === type.toUpperCase()) return type
  const name = nameText(category['displayName']) || type
  return isOne ? name.replace(/s$/, '') : name
}

/** The number itself, in football the one that the category is about (`237` of `19/32, 237 YDS`). */
function valueOf(leader: Fields, shown: string): number {
  const main = record(leader['mainStat'])['value']
  const number = Number.parseFloat(text(main) || id(main) || shown)
  return Number.isFinite(number) ? number : 0
}
