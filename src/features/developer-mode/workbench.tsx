import { useReducer, type ReactNode } from 'react'
import type { Control } from '../../domain/operations/simulator/controls'
import {
  beginSimulation,
  shownGame,
  simulationAfter,
  type SimulationAction,
} from '../../domain/operations/simulator/simulation'
import type { SimulatedGame } from '../../domain/operations/simulator/simulated-game'
import { ActionPanel } from './action-panel'
import { Preview } from './preview'
import { ReplayPanel } from './replay/replay-panel'
import { useReplay } from './replay/use-replay'
import { ScoreboardPanel } from './scoreboard-panel'
import { SituationPanel } from './situation-panel'
import styles from './workbench.module.css'

interface Props {
  readonly loaded: SimulatedGame
  readonly renderCard: (game: SimulatedGame) => ReactNode
}

/** One game, its controls, and the card that shows their effect. */
export function Workbench({ loaded, renderCard }: Props) {
  const [simulation, act] = useReducer(simulationAfter, loaded, beginSimulation)
  const replay = useReplay(loaded, (game) => act({ kind: 'show', game }))
  if (simulation.loaded !== loaded) act({ kind: 'load', game: loaded })

  /** A manual change pauses the replay, which would otherwise undo the change at once. */
  const byHand = (action: SimulationAction) => {
    replay.pause()
    act(action)
  }
  const turn = (control: Control) => byHand({ kind: 'control', control })
  const { game } = simulation
  return (
    <>
      <Preview>{renderCard(shownGame(simulation))}</Preview>
      <div className={styles.panels}>
        <ActionPanel simulation={simulation} onAct={byHand} />
        <ReplayPanel replay={replay} shown={game} />
        <ScoreboardPanel game={game} onTurn={turn} />
        <SituationPanel game={game} onTurn={turn} />
      </div>
    </>
  )
}
