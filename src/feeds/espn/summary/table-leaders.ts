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
      group.players.map((player) => ({ name: player.name, value: numberOf(group, player, key, label) })),
    )
    const some = all.filter(({ value }) => value > 0)
    some.sort((one, other) => other.value - one.value)
    return some
      .slice(0, 1)
      .map(({ name, value }) => ({ name, team, statType, value, displayValue: counted(value, word) }))
  })
}

function counted(value: number, word: string): string {
  return value === 1 ? `1 ${word.slice(0, -1)}` : `${value} ${word}`
}
