import { useState } from 'react'
import type { HistoryTrouble } from '../../domain/freshness/history-trouble'
import { areAllCounted, holeCounts } from '../../domain/golf/hole-counts'
import type { Player } from '../../domain/golf/player'
import type { Scorecard } from '../../domain/golf/scorecard'
import type { Scoring } from '../../domain/golf/tournament'
import { isUnfinished } from '../../domain/golf/unfinished-round'
import { useAge } from '../../state/use-age'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { CardTable } from './card-table'
import { HoleStats } from './hole-stats'
import { PLACEHOLDER_COUNTS, PLACEHOLDER_ROUND } from './placeholders'
import styles from './player-cards.module.css'
import { useScorecard } from './use-scorecard'

interface Props {
  readonly player: Player
  readonly scoring: Scoring
}

/**
 * The scorecard of an opened player. The last card stays when a newer one cannot be loaded, with a note that
 * says so.
 */
export function PlayerCards({ player, scoring }: Props) {
  const [tries, setTries] = useState(0)
  const { stored, trouble } = useScorecard(player, tries)
  const tryAgain = () => setTries(tries + 1)
  if (!stored && trouble === 'none') return <p className={styles.note}>No scorecard for {player.name} yet.</p>
  // A card that was there and is gone is a fault of the feed.
  const shownTrouble = trouble === 'none' ? 'server' : trouble
  if (!stored)
    return shownTrouble ? <Trouble trouble={shownTrouble} onTryAgain={tryAgain} /> : <LoadingCard />
  return (
    <>
      {shownTrouble ? (
        <>
          <Trouble trouble={shownTrouble} onTryAgain={tryAgain} isOld />
          <CardAge checkedAt={stored.checkedAt} />
        </>
      ) : null}
      <Cards card={stored.card} player={player} scoring={scoring} />
    </>
  )
}

function CardAge({ checkedAt }: { readonly checkedAt: string }) {
  return (
    <p className={styles.note} data-card-age="">
      Saved {useAge(checkedAt)}
    </p>
  )
}

function Cards({ card, player, scoring }: Props & { readonly card: Scorecard }) {
  const rounds = card.rounds.filter(({ strokes }) => strokes > 0)
  const [chosen, setChosen] = useState<number>()
  const round = rounds.find(({ period }) => period === chosen) ?? rounds.at(-1)
  if (!round) return <p className={styles.note}>{card.name} has not hit a ball yet.</p>
  return (
    <>
      {areAllCounted(rounds) ? <HoleStats counts={holeCounts(rounds)} /> : null}
      <div className={styles.tabs} role="group" aria-label="Scorecard of round">
        {rounds.map(({ period }) => (
          <button
            key={period}
            type="button"
            className={styles.tab}
            data-choice=""
            aria-pressed={period === round.period}
            onClick={() => setChosen(period)}
          >
            Round {period}
          </button>
        ))}
      </div>
      <CardTable
        round={round}
        isUnfinished={round.holes.length === 0 && isUnfinished(player, round, scoring)}
      />
    </>
  )
}

/** As large as the card that is loading, so that nothing moves when it arrives. */
function LoadingCard() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading the scorecard</span>
      <div className={styles.loading} aria-hidden="true">
        <HoleStats counts={PLACEHOLDER_COUNTS} />
        <div className={styles.tabs} />
        <CardTable round={PLACEHOLDER_ROUND} />
      </div>
    </div>
  )
}

interface TroubleProps {
  readonly trouble: Exclude<HistoryTrouble, 'none'>
  readonly isOld?: boolean
  readonly onTryAgain: () => void
}

function Trouble({ trouble, isOld = false, onTryAgain }: TroubleProps) {
  return (
    <div className={styles.trouble} role="status">
      <Icon name={trouble === 'network' ? 'offline' : 'warning'} />
      <p>
        {TROUBLES[trouble]} {isOld ? 'This is the last card we have.' : ''}
      </p>
      <Button onPress={onTryAgain}>Try again</Button>
    </div>
  )
}

const TROUBLES: Readonly<Record<TroubleProps['trouble'], string>> = {
  network: 'The scorecard cannot be reached: there is no connection.',
  refused: 'Sign in again to see scorecards.',
  server: 'The scorecard could not be loaded.',
}
