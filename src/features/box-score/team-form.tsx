import { useState } from 'react'
import { Link } from 'wouter'
import type { GameAnswer } from '../../domain/box-score/game-answer'
import {
  againstSpread,
  formFacts,
  resultOf,
  type PastGame,
  type TeamForm as Form,
} from '../../domain/box-score/team-form'
import { leagueOf, type GameSlug } from '../../domain/league'
import { hasOdds } from '../../domain/odds/odds-sport'
import { dayText } from '../../platform/local-time'
import { gamePath } from '../../state/paths'
import { sessionAtom, useMay } from '../../state/session'
import { useAtomValue } from '../../state/store'
import { ChoiceBar } from '../../ui/choice-bar'
import { FactList } from './fact-list'
import { lockOf } from './lock-of'
import { LockedPart } from './locked-part'
import styles from './team-form.module.css'
import { useLastLines } from './use-last-lines'

interface Props {
  readonly slug: GameSlug
  readonly answer: GameAnswer
}

/**
 * How both teams have played lately, or how to get to see it. A guest is invited only once in a box score, and not
 * here.
 */
export function TeamForms({ slug, answer }: Props) {
  const isGuest = useAtomValue(sessionAtom).kind === 'guest'
  const { teamForm } = answer
  const { kind } = leagueOf(slug)
  // Users who lack the permission for the league are told so by the box score.
  const locked = lockOf('teamForm', slug, answer) === 'view_team_analytics'
  if (locked) return isGuest ? null : <LockedPart label="Team Analytics" permission="view_team_analytics" />
  if (!teamForm || [teamForm.away, teamForm.home].every((form) => formFacts(kind, form).length === 0))
    return null
  return <Forms slug={slug} forms={teamForm} />
}

const SIDES = ['away', 'home'] as const

function Forms({
  slug,
  forms,
}: {
  readonly slug: GameSlug
  readonly forms: Readonly<Record<(typeof SIDES)[number], Form>>
}) {
  const [side, setSide] = useState<(typeof SIDES)[number]>('away')
  return (
    <section className={styles.part} aria-label="Team analytics" data-team-form="">
      <h3 className={styles.title}>Team analytics</h3>
      <ChoiceBar
        label="Whose analytics"
        choices={SIDES}
        chosen={side}
        textOf={(one) => forms[one].team}
        onChoose={setSide}
      />
      <OneForm key={side} slug={slug} form={forms[side]} />
    </section>
  )
}

function OneForm({ slug, form }: { readonly slug: GameSlug; readonly form: Form }) {
  const { last } = form
  const { sport, kind } = leagueOf(slug)
  const may = useMay('view_betting_odds') && hasOdds(sport)
  const spreads = useLastLines(
    slug,
    last.map(({ id }) => id),
    may,
  )
  const spread = spreads && {
    label: 'Spread',
    text: againstSpread(last, spreads) ?? 'No data: no line was kept',
  }
  return (
    <>
      <FactList label="Form" facts={[...formFacts(kind, form), ...(spread ? [spread] : [])]} />
      {last.length > 0 ? (
        <>
          <ol className={styles.games}>
            {last.toReversed().map((game) => (
              <li key={game.id}>
                <Past slug={slug} game={game} />
              </li>
            ))}
          </ol>
          <p className={styles.note}>
            From {last.length} {last.length === 1 ? 'game' : 'games'} since{' '}
            {dayText(Date.parse(last[0]!.start))}.
          </p>
        </>
      ) : null}
    </>
  )
}

function Past({ slug, game }: { readonly slug: GameSlug; readonly game: PastGame }) {
  const { id, start, opponent, isHome, own, theirs } = game
  return (
    <Link href={gamePath(slug, id)} className={styles.game}>
      <span className={styles.day}>{dayText(Date.parse(start))}</span>
      <span>
        {isHome ? 'vs' : 'at'} {opponent}
      </span>
      <strong>
        {resultOf(game)} {own}-{theirs}
      </strong>
    </Link>
  )
}
