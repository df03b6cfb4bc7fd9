import type { Part } from '../../games/sim-game'
import type { Row, GolfView } from '../view'
import { golfEvent, golfLink, spanOf, TOUR_UID } from './golf-event'
import { scoreboardRounds } from './golf-rounds'
import { competitionStatus, eventStatus } from './golf-status'
import { scoreboardWho } from './golfer-part'
import { toParText } from './texts'

/** A tournament as the golf scoreboard has it: hole by hole, in the order of the leaderboard, no places. */
export function golfScoreboardEvent(view: GolfView): Part {
  const { tournament } = view.played
  const span = spanOf(tournament)
  const { id } = tournament
  return {
    ...golfEvent(tournament, span),
    competitions: [
      {
        id,
        uid: `${TOUR_UID}~e:${id}~c:${id}`,
        ...span,
        timeValid: false,
        neutralSite: false,
        conferenceCompetition: false,
        playByPlayAvailable: false,
        recent: view.stage !== 'before',
        // A tournament to come has no list of players at all.
        ...(view.stage !== 'before' && {
          competitors: view.rows.map((row, n) => competitor(view, row, n + 1)),
        }),
        status: competitionStatus(view),
        broadcasts: [{ market: 'national', names: ['NBC', 'Golf Chnl'] }],
        startDate: span['date'],
        broadcast: 'NBC/Golf Chnl',
        geoBroadcasts: [],
        highlights: [],
      },
    ],
    links: [golfLink(id)],
    status: eventStatus(view),
  }
}

function competitor(view: GolfView, row: Row, order: number): Part {
  const { entry } = row
  return {
    id: entry.id,
    uid: `${TOUR_UID}~a:${entry.id}`,
    order,
    ...scoreboardWho(entry),
    score: toParText(row.toPar),
    linescores: scoreboardRounds(view.played, row),
    statistics: [],
  }
}
