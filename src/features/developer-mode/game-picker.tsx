import { feedWords } from '../../domain/operations/simulator/feed-words'
import { gameLabel } from '../../domain/operations/simulator/game-label'
import { gameListText } from '../../domain/operations/simulator/loading-text'
import { DEVELOPER_SPORTS, type SimulatedGame } from '../../domain/operations/simulator/simulated-game'
import { addDays } from '../../domain/time/eastern'
import { FIRST_DAY, LAST_DAY, parseDay } from '../../domain/time/parse-day'
import { Button } from '../../ui/button'
import { ChoiceBar } from '../../ui/choice-bar'
import styles from './controls.module.css'
import { Panel } from './panel'
import { Select } from './select'
import type { Choice } from './use-choice'
import type { Games } from './use-games'

interface Props {
  readonly choice: Choice
  readonly games: Games
  readonly chosen: SimulatedGame | undefined
}

/** Chooses the game to simulate. */
export function GamePicker({ choice, games, chosen }: Props) {
  const { sport, choose } = choice
  return (
    <Panel title="Choose a game">
      <div className={styles.sports}>
        <ChoiceBar
          label="Sport"
          choices={DEVELOPER_SPORTS}
          chosen={sport}
          textOf={(one) => one}
          onChoose={(one) => choose({ sport: one, game: '' })}
        />
      </div>
      <DateField day={choice.day} onChoose={(day) => choose({ date: day, game: '' })} />
      <GameList games={games} chosen={chosen} onChoose={(game) => choose({ game })} />
      <div className={styles.row}>
        <Button disabled={games.isLoading} onPress={games.refresh}>
          Refresh games
        </Button>
      </div>
    </Panel>
  )
}

interface DateProps {
  readonly day: string
  readonly onChoose: (day: string) => void
}

function DateField({ day, onChoose }: DateProps) {
  const choose = (text: string) => {
    const chosen = parseDay(text)
    // While somebody types a year, the field reports each incomplete year too; only a valid day counts.
    if (chosen && chosen !== day) onChoose(chosen)
  }
  return (
    <div className={styles.date}>
      <Button onPress={() => choose(addDays(day, -1))}>-1 day</Button>
      <label className={styles.field}>
        <span className="visually-hidden">Date</span>
        <input
          type="date"
          key={day}
          defaultValue={day}
          min={FIRST_DAY}
          max={LAST_DAY}
          onChange={({ target }) => choose(target.value)}
        />
      </label>
      <Button onPress={() => choose(addDays(day, 1))}>+1 day</Button>
    </div>
  )
}

interface ListProps {
  readonly games: Games
  readonly chosen: SimulatedGame | undefined
  readonly onChoose: (id: string) => void
}

/** The games that were loaded, or the message shown in place of them. */
function GameList({ games: { loaded }, chosen, onChoose }: ListProps) {
  if (!loaded) {
    return (
      <p className={styles.note} role="status">
        Loading games…
      </p>
    )
  }
  const text = gameListText(loaded.state)
  if (text !== undefined || !chosen) {
    return (
      <p className={styles.note} role={loaded.state.kind === 'loaded' ? 'status' : 'alert'}>
        {text}
      </p>
    )
  }
  return (
    <>
      <Select
        label="Game"
        value={chosen.id}
        options={loaded.games.map((game) => ({ value: game.id, text: gameLabel(game) }))}
        onChoose={onChoose}
      />
      <p className={styles.note}>The feed says: {feedWords(chosen)}</p>
    </>
  )
}
