import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { leagueOf, leagueTitle, type GameSlug } from '../../domain/league'
import { boardPath } from '../../state/paths'
import { sessionAtom } from '../../state/session'
import { useAtomValue } from '../../state/store'
import { useBoardDrawn } from '../../state/use-board-drawn'
import { useShowBoard } from '../../state/use-show-board'
import { useStoredRow } from '../../state/use-stored'
import { keyFor, viewerOf } from '../../storage/viewer'
import { PageHead } from '../../ui/page-head'
import page from '../../ui/sub-page.module.css'
import styles from './team-screen.module.css'
import { TeamSeason } from './team-season'
import { usePageTitle } from '../../ui/use-page-title'

interface Props {
  readonly slug: GameSlug
  /** The feed's id of the team. */
  readonly id: string
  /** Shown to viewers who may not see the league's team analytics; undefined for those who may. */
  readonly locked: ReactNode
}

/** How one team plays this season. */
export function TeamScreen({ slug, id, locked }: Props) {
  const title = leagueTitle(leagueOf(slug).sport)
  const name = `${useTeamName(slug, id) ?? 'Team analytics'}, ${title}`
  useBoardDrawn()
  useShowBoard(slug)
  usePageTitle(name)
  return (
    <section className={styles.screen} aria-label={name} data-team={id}>
      <PageHead
        title={
          <hgroup className={page.title}>
            <h1>Team analytics</h1>
            <p>{title}</p>
          </hgroup>
        }
      />
      <div className={page.content}>
        {locked ?? <TeamSeason slug={slug} id={id} />}
        <Link href={boardPath(slug)} className={page.back} data-not-printed="">
          Latest {title} scores
        </Link>
      </div>
    </section>
  )
}

/** The name from the team's season, or from the list of teams: few devices have the list, and not all may see seasons. */
function useTeamName(slug: GameSlug, id: string): string | undefined {
  const viewer = viewerOf(useAtomValue(sessionAtom))
  const season = useStoredRow('seasons', keyFor(viewer, slug, id))
  const list = useStoredRow('teams', slug)
  if (season.kind === 'stored') return season.stored.season.team.displayName
  if (list.kind !== 'stored') return undefined
  return list.stored.teams.find((team) => team.id === id)?.displayName
}
