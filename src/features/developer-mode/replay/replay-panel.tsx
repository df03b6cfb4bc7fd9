import { REPLAY_SPEEDS } from '../../../domain/operations/simulator/replay/replay'
import { asGame } from '../../../domain/operations/simulator/as-game'
import type { SimulatedGame } from '../../../domain/operations/simulator/simulated-game'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import controls from '../controls.module.css'
import { Panel } from '../panel'
import { Select } from '../select'
import styles from './replay-panel.module.css'
import type { Replaying } from './use-replay'

interface Props {
  readonly replay: Replaying
  readonly shown: SimulatedGame
}

/** The whole game in a minute: played, stopped and scrubbed. */
export function ReplayPanel({ replay, shown }: Props) {
  const { positionS, lengthS, isPlaying, speed } = replay
  return (
    <Panel title="Replay">
      <label className={styles.position}>
        <span className="visually-hidden">Position</span>
        <input
          type="range"
          min={0}
          max={lengthS}
          step={1}
          value={Math.floor(positionS)}
          aria-valuetext={positionText(shown)}
          onChange={({ currentTarget }) => {
            replay.pause()
            replay.seek(Number(currentTarget.value))
          }}
        />
      </label>
      <p className={controls.note} aria-hidden="true">
        {positionText(shown)}
      </p>
      <div className={styles.row}>
        <Button look="strong" onPress={isPlaying ? replay.pause : replay.play}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Button onPress={() => moveBy(replay, -1)}>Previous play</Button>
        <Button onPress={() => moveBy(replay, 1)}>Next play</Button>
      </div>
      <Select
        label="Speed"
        value={String(speed)}
        options={REPLAY_SPEEDS.map((one) => ({ value: String(one), text: `${one}x` }))}
        onChoose={(value) => replay.setSpeed(REPLAY_SPEEDS.find((one) => String(one) === value) ?? speed)}
      />
    </Panel>
  )
}

function moveBy(replay: Replaying, step: 1 | -1): void {
  replay.pause()
  replay.step(step)
}

/** `2Q • 8:36, PHI 7, DAL 3: DAL punts`. */
function positionText(shown: SimulatedGame): string {
  const { homeTeam, awayTeam, lastPlay } = shown
  const { phase, quarter } = asGame(shown)
  const when = phase === 'scheduled' ? 'Before the start' : quarter
  const scores = [awayTeam, homeTeam].map(({ abbreviation, score }) => `${abbreviation} ${score}`).join(', ')
  return `${when}, ${scores}${lastPlay === undefined ? '' : `: ${lastPlay}`}`
}
