import type { ReactNode } from 'react'
import type { Control } from '../../domain/operations/simulator/controls'
import type {
  SimulatedBaseball,
  SimulatedBasketball,
  SimulatedFootball,
  SimulatedGame,
  SimulatedHockey,
} from '../../domain/operations/simulator/simulated-game'
import { Button } from '../../ui/button'
import styles from './controls.module.css'
import { Field } from './field'
import { Panel } from './panel'
import { Stepper } from './stepper'
import { Toggle } from './toggle'

interface Turning {
  readonly onTurn: (control: Control) => void
}

interface Props extends Turning {
  readonly game: SimulatedGame
}

/** The controls that only this kind of sport has. */
export function SituationPanel({ game, onTurn }: Props): ReactNode {
  const { situation } = game
  switch (situation.kind) {
    case 'football':
      return <Football game={game} situation={situation} onTurn={onTurn} />
    case 'basketball':
      return <Basketball situation={situation} onTurn={onTurn} />
    case 'baseball':
      return <Baseball situation={situation} onTurn={onTurn} />
    case 'hockey':
      return <Hockey situation={situation} onTurn={onTurn} />
  }
}

const FIELD_KNOBS = [
  ['down', 'Down'],
  ['distance', 'Distance'],
  ['yardLine', 'Yard line'],
] as const

function Football({ game, situation, onTurn }: Props & { readonly situation: SimulatedFootball }) {
  const { abbreviation } = situation.possession === 'home' ? game.homeTeam : game.awayTeam
  return (
    <Panel title="Football">
      <div className={styles.fields}>
        {FIELD_KNOBS.map(([kind, label]) => (
          <Field
            key={kind}
            label={label}
            value={situation[kind]}
            digits
            onType={(value) => onTurn({ kind, value })}
          />
        ))}
      </div>
      <div className={styles.row}>
        <Button onPress={() => onTurn({ kind: 'possession' })}>Toggle possession ({abbreviation})</Button>
      </div>
    </Panel>
  )
}

function Basketball({ situation, onTurn }: Turning & { readonly situation: SimulatedBasketball }) {
  const { shotClock, inBonus } = situation
  return (
    <Panel title="Basketball">
      <div className={styles.fields}>
        <Field
          label="Shot clock"
          value={shotClock}
          digits
          onType={(value) => onTurn({ kind: 'shotClock', value })}
        />
        <Toggle on={inBonus} onPress={() => onTurn({ kind: 'bonus' })}>
          Bonus
        </Toggle>
      </div>
    </Panel>
  )
}

const COUNTS = [
  ['balls', 'Balls'],
  ['strikes', 'Strikes'],
  ['outs', 'Outs'],
] as const

const BASES = [
  ['onFirst', '1st base'],
  ['onSecond', '2nd base'],
  ['onThird', '3rd base'],
] as const

function Baseball({ situation, onTurn }: Turning & { readonly situation: SimulatedBaseball }) {
  return (
    <Panel title="Baseball">
      <div className={styles.fields}>
        {COUNTS.map(([kind, label]) => (
          <Stepper key={kind} label={label} value={situation[kind]} onStep={(by) => onTurn({ kind, by })} />
        ))}
      </div>
      <div className={styles.row}>
        {BASES.map(([base, label]) => (
          <Toggle key={base} on={situation[base]} onPress={() => onTurn({ kind: 'base', base })}>
            {label}
          </Toggle>
        ))}
      </div>
    </Panel>
  )
}

function Hockey({ situation, onTurn }: Turning & { readonly situation: SimulatedHockey }) {
  return (
    <Panel title="Hockey">
      <div className={styles.fields}>
        <Field
          label="Strength"
          value={situation.strength}
          onType={(text) => onTurn({ kind: 'strength', text })}
        />
        <Toggle on={situation.powerPlay} onPress={() => onTurn({ kind: 'powerPlay' })}>
          Power play
        </Toggle>
      </div>
    </Panel>
  )
}
