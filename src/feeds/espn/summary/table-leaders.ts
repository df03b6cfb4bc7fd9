import { numberOf, type PlayerGroup } from '../../../domain/box-score/player-group'
import type { StatItem } from '../../../domain/ticker/stat-item'

/** Figures of hockey's ticker for which the feed names no leaders: the type, the column's key and label, the word. */
const COLUMNS: readonly (readonly [type: string, key: string, label: string, word: string])[] = [
  ['saves', 'saves', 'SV', 'Saves'],
  ['shots', 'shotsTotal', 'S', 'Shots'],
  ['hits', 'hits', 'HT', 'Hits'],
  ['blocked', 'blockedShots', 'BS', 'Blocked Shots'],
]

/** The team's player with the most of each figure. */
export function tableLeaders(team: string, groups: readonly PlayerGroup[]): readonly StatItem[] {
  return COLUMNS.flatMap(([statType, key, label, word]) => {
    const all = groups.flatMap((group) =>
      group.players.map(({ name }, index) => ({ name, value: valueAt(group, index, key, label) })),
    )
    const top = all.reduce((best, one) => (one.value > best.value ? one : best), { name: '', value: 0 })
    if (top.value === 0) return []
    return [{ name: top.name, team, statType, value: top.value, displayValue: `${top.value} ${word}` }]
  })
}

function valueAt(group: PlayerGroup, index: number, key: string, label: string): number {
  const player = group.players[index]
  return player ? numberOf(group, player, key, label) : 0
}
