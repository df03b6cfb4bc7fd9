import { useEffect, type ComponentProps } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import type { CupBoard, GolfBoard } from '../domain/board/board'
import { leagueOfSport, parseGameSlug, type Slug } from '../domain/league'
import { BoardScreen } from '../features/scoreboard/board-screen'
import { LogoLoader } from '../features/scoreboard/logo-loader'
import { readLastSlug } from '../state/last-slug'
import { parsePageSlug } from '../state/page-leagues'
import {
  AUTH_CALLBACK_PATH,
  boardPath,
  CONFIRM_EMAIL_PATH,
  CONSOLE_PATH,
  DEVELOPER_PATH,
  gamePath,
  HOME_PATH,
  RESET_PASSWORD_PATH,
  VERIFY_PATH,
} from '../state/paths'
import { rememberSlugAtom } from '../state/remember-slug'
import { useSetAtom } from '../state/store'
import { useIsHidden, useTabs } from '../state/use-leagues'
import { ComponentBoundary } from './component-boundary'
import { OpenedGame, usePrefetchedBoxScore } from './opened-game'
import { latePart } from '../ui/late-part'

const OpenedHome = latePart(async () => (await import('./opened-home')).OpenedHome)

const Waiting = () => <LogoLoader state="late" />
const LeaderboardScreen = latePart(
  async () => (await import('../features/leaderboard/leaderboard-screen')).LeaderboardScreen,
  Waiting,
)
const OtherSport = latePart(async () => (await import('../features/leaderboard/other-sport')).OtherSport)
const HiddenLeague = latePart(async () => (await import('../features/leagues/hidden-league')).HiddenLeague)
const CupScreen = latePart(async () => (await import('../features/cup/cup-screen')).CupScreen, Waiting)

const ResetPassword = latePart(
  async () => (await import('../features/account/links/reset-password')).ResetPassword,
)

const ConfirmEmail = latePart(
  async () => (await import('../features/account/links/confirm-email')).ConfirmEmail,
)

const VerifyLink = latePart(
  async () => (await import('../features/account/links/verify-link')).VerifyLinkPage,
)

const ConsolePage = latePart(async () => (await import('./console-page')).ConsolePage)

const DeveloperPage = latePart(async () => (await import('./developer-page')).DeveloperPage)

const AuthCallback = latePart(
  async () => (await import('../features/account/links/auth-callback')).AuthCallbackPage,
)

/** All pages. Any other address redirects to the league looked at last. */
export function Routes() {
  usePrefetchedBoxScore()
  return (
    <Switch>
      <Route path={HOME_PATH}>
        <ComponentBoundary component="Home">
          <OpenedHome />
        </ComponentBoundary>
      </Route>
      <Route path={RESET_PASSWORD_PATH}>
        <ComponentBoundary component="ResetPassword">
          <ResetPassword />
        </ComponentBoundary>
      </Route>
      <Route path={CONFIRM_EMAIL_PATH}>
        <ComponentBoundary component="ConfirmEmail">
          <ConfirmEmail />
        </ComponentBoundary>
      </Route>
      <Route path={AUTH_CALLBACK_PATH}>
        <ComponentBoundary component="AuthCallback">
          <AuthCallback />
        </ComponentBoundary>
      </Route>
      <Route path={VERIFY_PATH}>
        <ComponentBoundary component="VerifyLink">
          <VerifyLink />
        </ComponentBoundary>
      </Route>
      <Route path={CONSOLE_PATH}>
        <ComponentBoundary component="Console">
          <ConsolePage />
        </ComponentBoundary>
      </Route>
      <Route path={DEVELOPER_PATH}>
        <ComponentBoundary component="DeveloperMode">
          <DeveloperPage />
        </ComponentBoundary>
      </Route>
      <Route path="/:sport/game/:id">{({ sport, id }) => <SportPage sport={sport} game={id} />}</Route>
      <Route path="/:sport/day/:day">{({ sport, day }) => <DayPage sport={sport} day={day} />}</Route>
      <Route path="/:sport/team/:id">{({ sport, id }) => <TeamPage sport={sport} id={id} />}</Route>
      <Route path="/:sport/leaderboard">{({ sport }) => <NoLeague sport={sport} page="leaderboard" />}</Route>
      <Route path="/:sport">{({ sport }) => <SportPage sport={sport} />}</Route>
      <Route>
        <LastLeague />
      </Route>
    </Switch>
  )
}

const OpenedDay = latePart(async () => (await import('./opened-day')).OpenedDay)

function DayPage({ sport, day }: { readonly sport: string; readonly day: string }) {
  return (
    <ComponentBoundary component="Day">
      <OpenedDay sport={sport} day={day} />
    </ComponentBoundary>
  )
}

const OpenedTeam = latePart(async () => (await import('./opened-team')).OpenedTeam)

function TeamPage(props: ComponentProps<typeof OpenedTeam>) {
  return (
    <ComponentBoundary component="Team">
      <OpenedTeam {...props} />
    </ComponentBoundary>
  )
}

interface SportPageProps {
  /** As it stands in the address. */
  readonly sport: string
  /** The game that is open over the board. */
  readonly game?: string
}

function SportPage({ sport, ...rest }: SportPageProps) {
  const slug = parsePageSlug(sport)
  return slug ? <LeaguePage slug={slug} {...rest} /> : <NoLeague sport={sport} page="board" />
}

/** Loaded on demand, because this page is on nobody's way to scores. */
function NoLeague(props: ComponentProps<typeof OtherSport>) {
  return <OtherSport {...props} />
}

interface LeaguePageProps {
  readonly slug: Slug
  readonly game?: string
}

/** One component with and without a game, so that the board stays as it is while one opens and closes. */
function LeaguePage({ slug, game }: LeaguePageProps) {
  const [location] = useLocation()
  const isHidden = useIsHidden(slug)
  const remember = useSetAtom(rememberSlugAtom)
  useEffect(() => {
    if (!isHidden) remember(slug)
  }, [slug, isHidden, remember])

  const gameSlug = game === undefined ? undefined : parseGameSlug(slug)
  const opened = game !== undefined && gameSlug
  // The router decodes the location, but only in part, so an id with unusual characters must not be compared with its
  // encoded address.
  const here = opened ? `${boardPath(slug)}/game/${game}` : boardPath(slug)
  if (location !== here) return <Redirect to={opened ? gamePath(gameSlug, game) : boardPath(slug)} replace />
  if (isHidden) return <HiddenLeague slug={slug} />
  return (
    <>
      <ComponentBoundary key={slug} component="Scoreboard">
        <BoardScreen slug={slug} renderOther={renderOther} />
      </ComponentBoundary>
      {game !== undefined && gameSlug ? <OpenedGame slug={gameSlug} id={game} /> : null}
    </>
  )
}

/** Golf and the cup draw their own boards. */
function renderOther(board: GolfBoard | CupBoard) {
  return board.sport === 'PGA' ? <LeaderboardScreen board={board} /> : <CupScreen board={board} />
}

/** Redirects to the league looked at last or, if operators hide it now, to the first one shown. */
function LastLeague() {
  const last = readLastSlug()
  const isHidden = useIsHidden(last)
  const [first] = useTabs()
  const slug = isHidden && first ? leagueOfSport(first.sport).slug : last
  return <Redirect to={boardPath(slug)} replace />
}
