import { cutLine } from '../../domain/golf/cut-line'
import type { GolfMessage } from '../../domain/golf/golf-message'
import type { Player } from '../../domain/golf/player'
import { shownPlayers, tickerPlayers } from '../../domain/golf/shown-players'
import type { Tournament } from '../../domain/golf/tournament'
import { MessageScreen } from '../../ui/message-screen'
import styles from './leaderboard.module.css'
import { PlayerTable } from './player-table'
import { startsOnBackNine } from './player-words'
import { TopPlayers } from './top-players'
import { TournamentHead } from './tournament-head'
import { headingIdOf } from './tournament-links'

interface Props {
  readonly tournament: Tournament
  readonly players: readonly Player[]
  /** Why there are no rows. */
  readonly message: GolfMessage | undefined
}

/** A list of up to this many rows is in sight together with its first rows. */
const MOST_SEEN_AT_ONCE = 20

export function Leaderboard({ tournament, players, message }: Props) {
  const shown = shownPlayers(tournament, players)
  const leaders = tournament.startedRound > 0 ? tickerPlayers(tournament, players) : []
  const cut = cutLine(tournament, players)
  const headingId = headingIdOf(tournament)
  return (
    <section className={styles.leaderboard} aria-labelledby={headingId} data-tournament={tournament.id}>
      <TournamentHead tournament={tournament} headingId={headingId} />
      {message ? (
        <MessageScreen icon="calendar" title={message.title} text={message.text} />
      ) : (
        <PlayerTable tournament={tournament} players={shown} cut={cut} headingId={headingId} />
      )}
      {leaders.length > 0 && shown.length > MOST_SEEN_AT_ONCE ? (
        <TopPlayers players={leaders} scoring={tournament.scoring} />
      ) : null}
      {shown.some(startsOnBackNine) ? <p className={styles.note}>* started on the 10th hole</p> : null}
    </section>
  )
}
