import type { Preset } from '../../domain/operations/simulator/presets'
import type { Simulation, SimulationAction } from '../../domain/operations/simulator/simulation'
import { Button } from '../../ui/button'
import { Switch } from '../../ui/switch'
import styles from './controls.module.css'
import { Panel } from './panel'

interface Props {
  readonly simulation: Simulation
  readonly onAct: (action: SimulationAction) => void
}

const PRESETS: readonly (readonly [Preset, label: string])[] = [
  ['live', 'Live'],
  ['pregame', 'Pregame'],
  ['final', 'Final'],
]

export function ActionPanel({ simulation, onAct }: Props) {
  return (
    <Panel title="Simulation">
      <div className={styles.pairs}>
        {PRESETS.map(([preset, label]) => (
          <Button key={preset} onPress={() => onAct({ kind: 'preset', preset })}>
            {label}
          </Button>
        ))}
        <Button onPress={() => onAct({ kind: 'reset' })}>Reset</Button>
      </div>
      <div className={styles.row}>
        <Button onPress={() => onAct({ kind: 'control', control: { kind: 'previous-phase' } })}>
          Previous phase
        </Button>
        <Button onPress={() => onAct({ kind: 'control', control: { kind: 'next-phase' } })}>
          Next phase
        </Button>
      </div>
      <Switch
        label="Force mock odds"
        hint="A line of -3.5 and 47.5 in place of the real one"
        on={simulation.forceMockOdds}
        onChange={(on) => onAct({ kind: 'force-mock-odds', on })}
      />
    </Panel>
  )
}
