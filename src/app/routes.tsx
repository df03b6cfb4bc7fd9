import { lazy, Suspense, useEffect, type ComponentProps, type ReactNode } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import type { CupBoard, GolfBoard } from '../domain/board/board'
import { leagueOfSport, parseGameSlug, type Slug } from '../domain/league'
import { BoardScreen } from '../features/scoreboard/board-screen'
import { readLastSlug, rememberSlug } from '../state/last-slug'
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
import { useIsHidden, useTabs } from '../state/use-leagues'
import { ComponentBoundary } from './component-boundary'
import { OpenedGame, usePrefetchedBoxScore } from './opened-game'

const HomeScreen = lazy(() =>
  import('../features/home/home-screen').then((module) => ({ default: module.HomeScreen })),
)

const LeaderboardScreen = lazy(() =>
  import('../features/leaderboard/leaderboard-screen').then((module) => ({
    default: module.LeaderboardScreen,
  })),
)
const OtherSport = lazy(() =>
  import('../features/leaderboard/other-sport').then((module) => ({ default: module.OtherSport })),
)
const HiddenLeague = lazy(() =>
  import('../features/leagues/hidden-league').then((module) => ({ default: module.HiddenLeague })),
)
const CupScreen = lazy(() =>
  import('../features/cup/cup-screen').then((module) => ({ default: module.CupScreen })),
)

const ResetPassword = lazy(() =>
  import('../features/account/links/reset-password').then((module) => ({
    default: module.ResetPassword,
  })),
)

const ConfirmEmail = lazy(() =>
  import('../features/account/links/confirm-email').then((module) => ({ default: module.ConfirmEmail })),
)

const VerifyLink = lazy(() =>
  import('../features/account/links/verify-link').then((module) => ({ default: module.VerifyLinkPage })),
)

const ConsolePage = lazy(() => import('./console-page').then((module) => ({ default: module.ConsolePage })))

const DeveloperPage = lazy(() =>
  import('./developer-page').then((module) => ({ default: module.DeveloperPage })),
)

const AuthCallback = lazy(() =>
  import('../features/account/links/auth-callback').then((module) => ({ default: module.AuthCallbackPage })),
)

/** All pages. Any other address redirects to the league looked at last. */
export function Routes() {
  usePrefetchedBoxScore()
  return (
    <Switch>
      <Route path={HOME_PATH}>
        <ComponentBoundary component="Home">
          <Suspense fallback={null}>
            <HomeScreen />
          </Suspense>
        </ComponentBoundary>
      </Route>
      <Route path={RESET_PASSWORD_PATH}>
        <LazyPage component="ResetPassword">
          <ResetPassword />
        </LazyPage>
      </Route>
      <Route path={CONFIRM_EMAIL_PATH}>
        <LazyPage component="ConfirmEmail">
          <ConfirmEmail />
        </LazyPage>
      </Route>
      <Route path={AUTH_CALLBACK_PATH}>
        <LazyPage component="AuthCallback">
          <AuthCallback />
        </LazyPage>
      </Route>
      <Route path={VERIFY_PATH}>
        <LazyPage component="VerifyLink">
          <VerifyLink />
        </LazyPage>
      </Route>
      <Route path={CONSOLE_PATH}>
        <LazyPage component="Console">
          <ConsolePage />
        </LazyPage>
      </Route>
      <Route path={DEVELOPER_PATH}>
        <LazyPage component="DeveloperMode">
          <DeveloperPage />
        </LazyPage>
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

/** A page whose code is loaded only when somebody opens it: with a mailed link, or as an operator. */
function LazyPage({ component, children }: { readonly component: string; readonly children: ReactNode }) {
  return (
    <ComponentBoundary component={component}>
      <Suspense fallback={null}>{children}</Suspense>
    </ComponentBoundary>
  )
}

const OpenedDay = lazy(async () => {
  const { OpenedDay: built } = await import('./opened-day')
  return { default: built }
})

function DayPage({ sport, day }: { readonly sport: string; readonly day: string }) {
  return (
    <ComponentBoundary component="Day">
      <Suspense fallback={null}>
        <OpenedDay sport={sport} day={day} />
      </Suspense>
    </ComponentBoundary>
  )
}

const OpenedTeam = lazy(async () => {
  const { OpenedTeam: built } = await import('./opened-team')
  return { default: built }
})

function TeamPage(props: ComponentProps<typeof OpenedTeam>) {
  return (
    <LazyPage component="Team">
      <OpenedTeam {...props} />
    </LazyPage>
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
  return (
    <Suspense fallback={null}>
      <OtherSport {...props} />
    </Suspense>
  )
}

interface LeaguePageProps {
  readonly slug: Slug
  readonly game?: string
}

/** One component with and without a game, so that the board stays as it is while one opens and closes. */
function LeaguePage({ slug, game }: LeaguePageProps) {
  const [location] = useLocation()
  const isHidden = useIsHidden(slug)
  useEffect(() => {
    if (!isHidden) rememberSlug(slug)
  }, [slug, isHidden])

  const gameSlug = game === undefined ? undefined : parseGameSlug(slug)
  const opened = game !== undefined && gameSlug
  // The router decodes the location, but only in part, so an id with unusual characters must not be compared with its
  // encoded address.
  const here = opened ? `${boardPath(slug)}/game/${game}` : boardPath(slug)
  if (location !== here) return <Redirect to={opened ? gamePath(gameSlug, game) : boardPath(slug)} replace />
  if (isHidden)
    return (
      <Suspense fallback={null}>
        <HiddenLeague slug={slug} />
      </Suspense>
    )
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
