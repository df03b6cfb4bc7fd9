import type { Player } from '../../domain/golf/player'
import type { Tournament } from '../../domain/golf/tournament'
import { isUnfinished } from '../../domain/golf/unfinished-round'
import { isFeatureOpen } from '../../domain/people/gates/simple-access'
import { sessionAtom } from '../../state/session'
import { useAtomValue } from '../../state/store'
import { Portrait } from '../../ui/portrait'
import { LockedCards } from './locked-cards'
import { PlayerCards } from './player-cards'
import styles from './player-panel.module.css'
import { onCourseText, teeTimeText, toneOf } from './player-words'

interface Props {
  readonly player: Player
  readonly tournament: Tournament
  readonly today: string
}

/** The panel that opens below a row: the rounds, which everybody may see, and what signing in unlocks. */
export function PlayerPanel({ player, tournament, today }: Props) {
  const session = useAtomValue(sessionAtom)
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Portrait initials={player.initials} image={player.headshot} size="large" />
        <p className={styles.facts}>
          {player.country ? <span>{player.country}</span> : null}
          <span>{standingText(player, today)}</span>
        </p>
        <Rounds player={player} tournament={tournament} />
      </div>
      {isFeatureOpen('live-stats', session.kind === 'signed-in') ? (
        <PlayerCards player={player} scoring={tournament.scoring} />
      ) : (
        <LockedCards />
      )}
    </div>
  )
}

function Rounds({ player, tournament }: Pick<Props, 'player' | 'tournament'>) {
  return (
    <ul className={styles.rounds} aria-label="Rounds">
      {player.rounds.map((round) => (
        <li key={round.period} className={styles.round} data-round={round.period}>
          <span className={styles.label}>R{round.period}</span>
          <span className={styles.strokes}>
            {isUnfinished(player, round, tournament.scoring) ? '–' : round.strokes}
          </span>
          <span data-tone={toneOf(round.score, tournament.scoring)}>{round.score}</span>
        </li>
      ))}
    </ul>
  )
}

const TEXTS_WHEN_OUT: Readonly<Record<string, string>> = {
  CUT: 'Missed the cut',
  MDF: 'Made the cut, did not finish',
  WD: 'Withdrew',
  DQ: 'Disqualified',
}

function standingText(player: Player, today: string): string {
  switch (player.state) {
    case 'waiting':
      return player.teeTime ? `Tees off ${teeTimeText(player.teeTime, today)}` : 'Not started'
    case 'playing':
      return onCourseText(player)
    case 'finished':
      return 'Round finished'
    case 'out':
      return TEXTS_WHEN_OUT[player.thru] ?? player.thru
  }
}
