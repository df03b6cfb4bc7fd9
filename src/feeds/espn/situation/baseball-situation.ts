import type { BaseballSituation } from '../../../domain/situation'
import { abbreviationOf, type GameAround } from './game-around'
import { isTrue, record, whole, type Fields } from '../read'

/** Between half innings the feed names no batter, so nobody is at bat then. */
export function mapBaseballSituation(fields: Fields, around: GameAround): BaseballSituation | undefined {
  const balls = whole(fields['balls'])
  const strikes = whole(fields['strikes'])
  const outs = whole(fields['outs'])
  if (balls === undefined || strikes === undefined || outs === undefined) return undefined
  const possession = battingTeam(fields, around)
  return {
    kind: 'baseball',
    balls,
    strikes,
    outs,
    onFirst: isTrue(fields['onFirst']),
    onSecond: isTrue(fields['onSecond']),
    onThird: isTrue(fields['onThird']),
    ...(possession !== undefined && { possession }),
  }
}

function battingTeam(fields: Fields, around: GameAround): string | undefined {
  const athlete = record(record(fields['batter'])['athlete'])
  return abbreviationOf(record(athlete['team'])['id'], around)
}
