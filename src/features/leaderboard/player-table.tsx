import { Fragment, useCallback, useState, type CSSProperties } from 'react'
import type { CutLine } from '../../domain/golf/cut-line'
import type { Player } from '../../domain/golf/player'
import type { Tournament } from '../../domain/golf/tournament'
import { dayText } from '../../platform/local-time'
import { autoScrollAtom, isKioskAtom } from '../../state/auto-scroll'
import { nowAtom } from '../../state/every-second'
import { atom, useAtomValue } from '../../state/store'
import { CutRow } from './cut-row'
import { PlayerRow } from './player-row'
import styles from './player-table.module.css'

interface Props {
  readonly tournament: Tournament
  readonly players: readonly Player[]
  readonly cut: CutLine | undefined
  readonly headingId: string
}

/** Changes once a day, and with it the tee times that need their weekday. */
const todayAtom = atom((get) => dayText(get(nowAtom)))

/** A wall scrolls by itself, so nobody stands at it. */
const isUntouchedAtom = atom((get) => get(isKioskAtom) && get(autoScrollAtom))

/**
 * A table built of ARIA rows, because the browser can skip rendering distant rows of it, but not those of a real table.
 */
export function PlayerTable({ tournament, players, cut, headingId }: Props) {
  const today = useAtomValue(todayAtom)
  const [openId, setOpenId] = useState<string>()
  const isUntouched = useAtomValue(isUntouchedAtom)
  // Somebody at a wall opened it and has left.
  if (isUntouched && openId !== undefined) setOpenId(undefined)
  const toggle = useCallback((id: string) => setOpenId((open) => (open === id ? undefined : id)), [])
  const periods = Array.from({ length: tournament.rounds }, (_, index) => index + 1)
  // Nobody has started yet, so the only facts are the tee times.
  const isTeeSheet = tournament.startedRound === 0
  const style = { '--rounds': tournament.rounds } as CSSProperties
  return (
    <div
      role="table"
      className={styles.table}
      style={style}
      data-tee-sheet={isTeeSheet}
      aria-labelledby={headingId}
    >
      <div role="rowgroup" className={styles.columns}>
        {isTeeSheet ? <TeeSheetNames /> : <ColumnNames periods={periods} />}
      </div>
      <div role="rowgroup">
        {players.map((player, index) => (
          <Fragment key={player.id}>
            {cut && index === cut.afterPlayers ? <CutRow score={cut.score} /> : null}
            <PlayerRow
              player={player}
              tournament={tournament}
              today={today}
              isTeeSheet={isTeeSheet}
              isOpen={player.id === openId}
              onToggle={toggle}
            />
          </Fragment>
        ))}
      </div>
    </div>
  )
}

function TeeSheetNames() {
  return (
    <div role="row" className={styles.row}>
      <span role="columnheader">Tee time</span>
      <span role="columnheader" className={styles.player}>
        Player
      </span>
    </div>
  )
}

function ColumnNames({ periods }: { readonly periods: readonly number[] }) {
  return (
    <div role="row" className={styles.row}>
      <span role="columnheader">Pos</span>
      <span role="columnheader" className={styles.player}>
        Player
      </span>
      <span role="columnheader">Total</span>
      <span role="columnheader">Today</span>
      <span role="columnheader">Thru</span>
      {periods.map((period) => (
        <span key={period} role="columnheader" className={styles.round}>
          R{period}
        </span>
      ))}
    </div>
  )
}
