import { useState } from 'react'
import type { GameSlug } from '../../domain/league'
import { slugOfTeam } from '../../domain/people/favourites/team-key'
import { favouritesAtom } from '../../state/favourites'
import { sessionAtom } from '../../state/session'
import { useAtomValue } from '../../state/store'
import { ownerOf } from '../../storage/viewer'
import { Icon } from '../../ui/icon'
import { LeaguePicker } from './league-picker'
import styles from './my-teams.module.css'
import { chosenOf, type TeamChoice } from './team-choices'
import { TeamList } from './team-list'
import { useFoundTeams } from './use-found-teams'
import { useTeamChoices } from './use-team-choices'

/** The favourites, and all teams to choose them from. */
export function MyTeams() {
  const choices = useTeamChoices()
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const found = useFoundTeams(choices, query)
  const owner = ownerOf(useAtomValue(sessionAtom))
  return (
    <div className={styles.teams}>
      <search className={styles.search}>
        <Icon name="search" />
        <input
          type="search"
          aria-label="Search all teams"
          placeholder="Search all teams"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      {/* Always there, or it would not be announced; the names themselves would be too many words. */}
      <p className={found?.length === 0 ? styles.note : 'visually-hidden'} role="status">
        {found ? foundText(found.length, query) : ''}
      </p>
      {found ? <Found choices={found} /> : <Chosen key={owner} choices={choices} />}
    </div>
  )
}

function foundText(count: number, query: string): string {
  if (count === 0) return `No team matches “${query}”.`
  return count === 1 ? '1 team found' : `${count} teams found`
}

function Found({ choices }: { readonly choices: readonly TeamChoice[] }) {
  if (choices.length === 0) return null
  return (
    <section aria-label="Found teams">
      <TeamList choices={choices} />
    </section>
  )
}

function Chosen({ choices }: { readonly choices: readonly TeamChoice[] }) {
  const favourites = useAtomValue(favouritesAtom)
  // The favourites of when this opened: no line may move away under the finger, and a team removed by mistake can be
  // put back.
  const [before] = useState(favourites)
  const [league, setLeague] = useState<GameSlug>(() => slugOfTeam([...before][0] ?? 'nfl/0'))
  const chosen = chosenOf([...before], choices)
  const inLeague = choices.filter((choice) => choice.league.slug === league)
  return (
    <>
      <section aria-label="Your teams">
        {chosen.length > 0 ? (
          <TeamList choices={chosen} />
        ) : (
          <p className={styles.note}>Choose your teams: their games come first on every board.</p>
        )}
      </section>
      <section aria-label="All teams">
        <h3 className={styles.title}>All teams</h3>
        <LeaguePicker league={league} onChange={setLeague} />
        {inLeague.length > 0 ? (
          <TeamList choices={inLeague} inOneLeague />
        ) : (
          <p className={styles.note}>Teams stand here once they have been on a scoreboard.</p>
        )}
      </section>
    </>
  )
}
