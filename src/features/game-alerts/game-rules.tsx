import { useState } from 'react'
import type { Game, Team } from '../../domain/game/game'
import { teamsText } from '../../domain/game/teams-text'
import type { GameSlug } from '../../domain/league'
import type { AlertRule } from '../../domain/people/game-alerts/alert-rule'
import { gameTarget, type AlertTarget } from '../../domain/people/game-alerts/alert-target'
import { teamKey } from '../../domain/people/favourites/team-key'
import { ChoiceBar } from '../../ui/choice-bar'
import styles from './game-alerts.module.css'
import { RuleEditor } from './rule-editor'

interface Props {
  readonly slug: GameSlug
  readonly game: Game
  readonly rules: readonly AlertRule[]
}

interface Choice {
  readonly text: string
  readonly target: AlertTarget
  readonly label: string
}

/** For this game alone, or for every game of one of its teams. */
export function GameRules({ slug, game, rules }: Props) {
  const choices = choicesOf(slug, game)
  const [chosen, setChosen] = useState(choices[0]?.target)
  const shown = choices.find(({ target }) => target === chosen) ?? choices[0]
  if (!shown) return <p className={styles.empty}>There are no alerts for this game.</p>
  return (
    <section className={styles.part} aria-label="What to be alerted of">
      <ChoiceBar
        label="Alerts for"
        choices={choices.map(({ target }) => target)}
        chosen={shown.target}
        textOf={(target) => choices.find((one) => one.target === target)?.text ?? ''}
        onChoose={setChosen}
      />
      <p className={styles.muted}>{shown.label}</p>
      <RuleEditor
        key={shown.target}
        slug={slug}
        target={shown.target}
        label={shown.label}
        rule={rules.find(({ target }) => target === shown.target)}
      />
    </section>
  )
}

/** A team that is not known yet has no games of its own. */
function choicesOf(slug: GameSlug, game: Game): readonly Choice[] {
  const { awayTeam, homeTeam } = game
  const ofGame = gameTarget(slug, game.id)
  return [
    ...(ofGame ? [{ text: 'This game', target: ofGame, label: teamsText(game) }] : []),
    ...teamChoice(slug, awayTeam),
    ...teamChoice(slug, homeTeam),
  ]
}

function teamChoice(slug: GameSlug, team: Team): readonly Choice[] {
  const target = teamKey(slug, team)
  return target ? [{ text: team.abbreviation, target, label: `Every game of ${team.displayName}` }] : []
}
