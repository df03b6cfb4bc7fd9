import type { Game } from '../game/game'
import { shortTeamsText } from '../game/teams-text'
import { easternDay } from '../time/eastern'
import type { Exported } from './export-file'

/**
 * The file's name without its extension: `nfl-2026-10-25-scores-20261025T183000Z`, or with the teams
 * `nfl-2026-10-25-buf-at-kc-box-score-20261025T183000Z`. The last part is the time of its content.
 */
export function exportName(exported: Exported): string {
  const parts = [exported.slug, ...subject(exported), compact(exported.checkedAt)]
  return parts.map(plain).filter(Boolean).join('-')
}

function subject(exported: Exported): readonly string[] {
  switch (exported.kind) {
    case 'board':
      return [exported.board.day, 'scores']
    case 'day':
      return [exported.day, 'scores']
    case 'box-score':
      return [...(exported.game ? gameWords(exported.game) : [exported.answer.id]), 'box-score']
    case 'lines':
      return [...gameWords(exported.game), 'lines']
  }
}

function gameWords(game: Game): readonly string[] {
  const ms = Date.parse(game.start ?? '')
  const day = Number.isNaN(ms) ? [] : [easternDay(ms)]
  return [...day, shortTeamsText(game)]
}

/** The colons of an ISO time may not stand in a file's name on every system. */
function compact(time: string): string {
  return time.replace(/\.\d+/, '').replace(/[:-]/g, '')
}

/** Abbreviations come from the feed, so characters that could lead out of the folder are replaced. */
function plain(text: string): string {
  return text.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
