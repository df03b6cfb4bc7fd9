import { memo } from 'react'
import type { Player } from '../../domain/golf/player'
import type { Tournament } from '../../domain/golf/tournament'
import { Flag } from '../../ui/flag'
import { Portrait } from '../../ui/portrait'
import { HighlightChanges } from '../../ui/highlight-changes'
import { Place } from './place'
import { PlayerPanel } from './player-panel'
import styles from './player-table.module.css'
import { roundText, teeSheetText, thruText, toneOf, totalText } from './player-words'

interface Props {
  readonly player: Player
  readonly tournament: Tournament
  /** The viewer's day. */
  readonly today: string
  /** Before anybody has begun a row has no figures, only its tee time. */
  readonly isTeeSheet: boolean
  readonly isOpen: boolean
  readonly onToggle: (id: string) => void
}

/** Drawn again only when something of its own changed: there are 150 of them. */
export const PlayerRow = memo(function PlayerRow(props: Props) {
  const { player, tournament, today, isTeeSheet, isOpen } = props
  const panelId = `player-${player.id}`
  return (
    <>
      <div
        role="row"
        className={styles.row}
        data-player={player.id}
        data-position={player.position}
        data-score={player.score}
        data-thru={player.thru}
        data-state={player.state}
        data-open={isOpen}
      >
        {isTeeSheet ? <TeeTime player={player} today={today} /> : <Place player={player} />}
        <NameCell {...props} panelId={panelId} />
        {isTeeSheet ? null : <Figures player={player} tournament={tournament} today={today} />}
      </div>
      {isOpen ? (
        <div role="row" id={panelId} className={styles.opened}>
          <div role="cell">
            <PlayerPanel player={player} tournament={tournament} today={today} />
          </div>
        </div>
      ) : null}
    </>
  )
})

function NameCell({ player, isOpen, onToggle, panelId }: Props & { readonly panelId: string }) {
  return (
    <span role="cell" className={styles.player}>
      <span className={styles.portrait}>
        <Portrait initials={player.initials} image={player.headshot} />
      </span>
      <Flag image={player.flag} country={player.country} />
      <button
        type="button"
        className={styles.name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => onToggle(player.id)}
      >
        {player.name}
        {player.amateur ? (
          <abbr className={styles.amateur} title="Amateur">
            {' '}
            (a)
          </abbr>
        ) : null}
      </button>
      <span className={styles.chevron} aria-hidden="true" />
    </span>
  )
}

function TeeTime({ player, today }: Pick<Props, 'player' | 'today'>) {
  return (
    <span role="cell" className={styles.teeTime}>
      {teeSheetText(player, today)}
    </span>
  )
}

function Figures({ player, tournament, today }: Pick<Props, 'player' | 'tournament' | 'today'>) {
  return (
    <>
      <Total score={totalText(player)} tone={toneOf(totalText(player), tournament.scoring)} />
      <span role="cell" className={styles.today} data-tone={toneOf(player.today, tournament.scoring)}>
        {player.today === '-' ? '–' : player.today}
      </span>
      <span role="cell" className={styles.thru}>
        {thruText(player, today)}
      </span>
      <RoundCells player={player} tournament={tournament} />
    </>
  )
}

function Total({ score, tone }: { readonly score: string; readonly tone: string }) {
  return (
    <span role="cell" className={styles.total} data-tone={tone}>
      <HighlightChanges value={score}>{score}</HighlightChanges>
    </span>
  )
}

function RoundCells({ player, tournament }: Pick<Props, 'player' | 'tournament'>) {
  return Array.from({ length: tournament.rounds }, (_, index) => {
    const period = index + 1
    const round = player.rounds.find((one) => one.period === period)
    return (
      <span key={period} role="cell" className={styles.round} data-empty={!round}>
        {roundText(player, round, tournament.scoring)}
      </span>
    )
  })
}
