import type { Side } from '../../domain/game/game'
import type { Control } from '../../domain/operations/simulator/controls'
import { phasesOf } from '../../domain/operations/simulator/phases'
import type { SimulatedGame } from '../../domain/operations/simulator/simulated-game'
import styles from './controls.module.css'
import { Field } from './field'
import { Panel } from './panel'
import { Select } from './select'
import { Stepper } from './stepper'

interface Props {
  readonly game: SimulatedGame
  readonly onTurn: (control: Control) => void
}

const SIDES: readonly Side[] = ['away', 'home']

/** The controls that every sport has. */
export function ScoreboardPanel({ game, onTurn }: Props) {
  return (
    <Panel title="Scoreboard">
      <div className={styles.fields}>
        {SIDES.map((side) => (
          <Stepper
            key={side}
            label={`${teamOf(game, side).abbreviation} score`}
            value={teamOf(game, side).score}
            onStep={(by) => onTurn({ kind: 'score', side, by })}
          />
        ))}
      </div>
      <div className={styles.fields}>
        <Select
          label="Phase"
          value={game.quarter}
          options={phasesOf(game.sport).map((phase) => ({ value: phase, text: phase }))}
          onChoose={(phase) => onTurn({ kind: 'phase', phase })}
        />
        <Field label="Clock" value={game.timeLeft} onType={(text) => onTurn({ kind: 'clock', text })} />
      </div>
      <div className={styles.fields}>
        {SIDES.map((side) => (
          <Field
            key={side}
            label={`${teamOf(game, side).abbreviation} timeouts`}
            value={side === 'home' ? game.situation.homeTimeouts : game.situation.awayTimeouts}
            digits
            onType={(count) => onTurn({ kind: 'timeouts', side, count })}
          />
        ))}
      </div>
    </Panel>
  )
}

function teamOf({ homeTeam, awayTeam }: SimulatedGame, side: Side) {
  return side === 'home' ? homeTeam : awayTeam
}
