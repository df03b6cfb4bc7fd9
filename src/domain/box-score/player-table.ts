import type { PlayerGroup, PlayerLine } from './player-group'

export interface PlayerTable {
  readonly title: string
  readonly labels: readonly string[]
  readonly rows: readonly PlayerRow[]
  /** A sum for every label, empty where that label has none; absent when no label has one. */
  readonly totals?: readonly string[]
  /** Players who were there and did not play, with the reason given. */
  readonly didNotPlay: readonly AbsentPlayer[]
}

export interface PlayerRow {
  readonly id: string
  readonly name: string
  readonly stats: readonly string[]
  readonly footnote?: string
}

export interface AbsentPlayer {
  readonly name: string
  readonly reason: string
}

/** The tables of a team; those without rows are dropped. */
export function playerTables(groups: readonly PlayerGroup[]): readonly PlayerTable[] {
  return groups.map(playerTable).filter(({ rows }) => rows.length > 0)
}

export function playerTable(group: PlayerGroup): PlayerTable {
  const labels = columnLabels(group)
  const rows = group.players.filter(({ didNotPlay }) => !didNotPlay).map((player) => row(player, labels))
  const absent = group.players.filter(({ didNotPlay }) => didNotPlay)
  return {
    title: group.title,
    labels,
    rows: rows.filter(({ stats }) => !isEmptyRow(stats)),
    ...totalsOf(group, labels),
    didNotPlay: absent.map(({ name, reason }) => ({ name, reason })),
  }
}

/** Missing labels become `STAT n`; without any, there are as many as the longest row has figures. */
function columnLabels({ labels, players }: PlayerGroup): readonly string[] {
  const count = labels.length || players.reduce((most, { stats }) => Math.max(most, stats.length), 0)
  return Array.from({ length: count }, (_, index) => labels[index] || `STAT ${index + 1}`)
}

/** A row padded with `0`, or cut to the number of labels. */
function row({ id, name, stats, footnotes }: PlayerLine, labels: readonly string[]): PlayerRow {
  const footnote = footnotes.join('; ')
  return {
    id,
    name,
    stats: labels.map((_, index) => stats[index] || '0'),
    ...(footnote !== '' && { footnote }),
  }
}

function totalsOf({ totals }: PlayerGroup, labels: readonly string[]): { totals?: readonly string[] } {
  const shown = labels.map((_, index) => totals[index] ?? '')
  return shown.some((total) => total !== '') ? { totals: shown } : {}
}

/** Whether all figures are like `0`, `0.0`, `0-0`, `0/0`, `0:00`, `+0`, `.000` or `--`: the player did nothing. */
function isEmptyRow(stats: readonly string[]): boolean {
  return stats.every((stat) => /^[0.:/+\-\s]*$/.test(stat))
}
