import { missingText } from '../../domain/freshness/history-trouble'
import type { Spreads } from '../../domain/box-score/team-form'
import { leagueOf, leagueTitle, type GameSlug } from '../../domain/league'
import { teamColor } from '../../domain/game/team-color'
import {
  countedGames,
  lastGames,
  liveGames,
  nextGames,
  stuckGames,
  type TeamSeason as Season,
} from '../../domain/teams/team-season'
import { gamesWithLine, recordText, seasonRecord, splitsOf } from '../../domain/teams/team-splits'
import { productNow } from '../../platform/clock'
import { lossAtom } from '../../state/reach'
import { useAtomValue } from '../../state/store'
import { MessageScreen } from '../../ui/message-screen'
import { TeamMark } from '../../ui/team-mark'
import { SeasonGames } from './season-games'
import { DatedSeason } from './dated-season'
import { SplitsTable } from './splits-table'
import styles from './team-season.module.css'
import { useTeamSeason } from './use-team-season'

interface Props {
  readonly slug: GameSlug
  readonly id: string
}

/** The season as far as this device knows it; if it cannot be shown, it says why. */
export function TeamSeason({ slug, id }: Props) {
  const { stored, trouble } = useTeamSeason(slug, id)
  const loss = useAtomValue(lossAtom)
  if (!stored) {
    if (trouble === 'none') return <NoSuchTeam slug={slug} />
    const isLost = loss !== undefined || trouble !== undefined
    return (
      <p className={styles.note} role={isLost ? 'alert' : 'status'}>
        {isLost ? missingText(loss, trouble, THIS_TEAM) : 'Loading the season…'}
      </p>
    )
  }
  return (
    <>
      <Head slug={slug} season={stored.season} />
      <DatedSeason checkedAt={stored.checkedAt} trouble={trouble}>
        <Sections slug={slug} season={stored.season} spreads={stored.spreads} />
      </DatedSeason>
    </>
  )
}

const THIS_TEAM = { name: 'this team', guarded: 'team analytics', content: 'This season' }

function NoSuchTeam({ slug }: { readonly slug: GameSlug }) {
  const title = `No such ${leagueTitle(leagueOf(slug).sport)} team`
  return <MessageScreen icon="search" title={title} text="The address may be mistyped." />
}

function Head({ slug, season }: { readonly slug: GameSlug; readonly season: Season }) {
  const { team, standing } = season
  const record = seasonRecord(leagueOf(slug).kind, season)
  const facts = [standing, season.season && `${season.season} season`].filter(Boolean)
  return (
    <div className={styles.head}>
      <TeamMark monogram={team.abbreviation} image={team.logo} color={teamColor(team.color)} />
      <h2 className={styles.name}>{team.displayName}</h2>
      <p className={styles.facts}>
        {record ? <strong data-record="">{record}</strong> : null}
        {record && facts.length > 0 ? ' · ' : null}
        {facts.join(' · ')}
      </p>
    </div>
  )
}

const LAST = 5
const NEXT = 5

interface SectionsProps {
  readonly slug: GameSlug
  readonly season: Season
  readonly spreads: Spreads | undefined
}

function Sections({ slug, season, spreads }: SectionsProps) {
  const games = countedGames(season)
  const last = lastGames(season, LAST)
  const live = liveGames(season)
  const stuck = stuckGames(season)
  const next = nextGames(season, NEXT, productNow())
  if ([...games, ...live, ...stuck, ...next].length === 0)
    return (
      <p className={styles.note} role="status">
        The feed has no games of this team yet.
      </p>
    )
  const { kind, sport } = leagueOf(slug)
  const isCollege = sport === 'NCAAF' || sport === 'NCAAB'
  return (
    <div className={styles.parts}>
      <SeasonGames slug={slug} title="Now" games={live} />
      <SeasonGames slug={slug} title="No result yet" games={stuck} />
      <SeasonGames
        slug={slug}
        title={`Last ${last.length}`}
        games={last.toReversed()}
        aside={recordText(kind, last)}
      />
      <SeasonGames slug={slug} title="Next games" games={next} />
      {games.length > 0 ? (
        <section className={styles.part} data-part="splits">
          <h3>Splits</h3>
          <SplitsTable splits={splitsOf(kind, games, spreads, isCollege)} />
          {spreads ? (
            <p className={styles.small}>{linesText(gamesWithLine(games, spreads), games.length)}</p>
          ) : null}
        </section>
      ) : null}
    </div>
  )
}

function linesText(withLine: number, all: number): string {
  if (withLine === 0) return 'Against the spread: no data. No line was kept of these games.'
  return `Against the spread: from the ${withLine} of ${all} games whose last line was kept.`
}
