import { useEffect, useState } from 'react'
import type { HistoryTrouble } from '../../domain/freshness/history-trouble'
import type { Player } from '../../domain/golf/player'
import { usePorts } from '../../state/ports'
import { sessionAtom } from '../../state/session'
import { useAtomValue } from '../../state/store'
import { useStoredRow } from '../../state/use-stored'
import type { StoredScorecard } from '../../storage/rows'
import { keyFor, viewerOf } from '../../storage/viewer'
import { createScorecardPorts } from '../../sync/scorecard/browser-scorecard'
import { startScorecardSync } from '../../sync/scorecard/scorecard-sync'

/** The state of an opened player's scorecard: the last good card stays when a newer one cannot be loaded. */
export interface ScorecardRead {
  readonly stored: StoredScorecard | undefined
  readonly trouble: HistoryTrouble | undefined
}

/** The card of a player, kept up to date for as long as it is on the screen, and asked for again when `tries` changes. */
export function useScorecard({ id, tournament, state, score, thru }: Player, tries: number): ScorecardRead {
  const { storage } = usePorts()
  const session = useAtomValue(sessionAtom)
  const isSignedIn = session.kind === 'signed-in'
  const key = keyFor(viewerOf(session), tournament, id)
  const read = useStoredRow('scorecards', isSignedIn ? key : undefined)
  const [trouble, setTrouble] = useState<HistoryTrouble>()
  const stamp = `${state} ${score} ${thru} ${tries}`
  const isPlaying = state === 'playing'

  useEffect(() => {
    if (!isSignedIn) return undefined
    const opened = { key, tournament, id, stamp, isPlaying }
    return startScorecardSync(createScorecardPorts(storage), opened, setTrouble)
  }, [storage, isSignedIn, key, tournament, id, stamp, isPlaying])
  return { stored: read.stored, trouble }
}
