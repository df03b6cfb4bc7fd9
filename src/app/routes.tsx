import { lazy, Suspense, useEffect } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import type { CupBoard, GolfBoard } from '../domain/board'
import type { Slug } from '../domain/league'
import { BoardScreen } from '../features/scoreboard/board-screen'
import { readLastSlug, rememberSlug } from '../state/last-slug'
import { parsePageSlug } from '../state/page-leagues'
import { boardPath, HOME_PATH } from '../state/paths'
import { ComponentBoundary } from './component-boundary'

const HomeScreen = lazy(() =>
  import('../features/home/home-screen').then((module) => ({ default: module.HomeScreen })),
)

const LeaderboardScreen = lazy(() =>
  import('../features/leaderboard/leaderboard-screen').then((module) => ({ default: module.LeaderboardScreen })),
)
const CupScreen = lazy(() =>
  import('../features/cup/cup-screen').then((module) => ({ default: module.CupScreen })),
)

/** Every page there is. What is no page leads to the league looked at last. */
export function Routes() {
  return (
    <Switch>
      <Route path={HOME_PATH}>
        <ComponentBoundary component="Home">
          <Suspense fallback={null}>
            <HomeScreen />
          </Suspense>
        </ComponentBoundary>
      </Route>
      <Route path="/:sport">{({ sport }) => <LeaguePage slug={parsePageSlug(sport)} />}</Route>
      <Route>
        <LastLeague />
      </Route>
    </Switch>
  )
}

function LeaguePage({ slug }: { readonly slug: Slug | undefined }) {
  const [location] = useLocation()
  useEffect(() => {
    if (slug) rememberSlug(slug)
  }, [slug])

  if (!slug) return <LastLeague />
  if (location !== boardPath(slug)) return <Redirect to={boardPath(slug)} replace />
  return (
    <ComponentBoundary key={slug} component="Scoreboard">
      <BoardScreen slug={slug} renderOther={renderOther} />
    </ComponentBoundary>
  )
}

/** Golf and the cup draw their own boards. */
function renderOther(board: GolfBoard | CupBoard) {
  return board.sport === 'PGA' ? <LeaderboardScreen board={board} /> : <CupScreen board={board} />
}

function LastLeague() {
  return <Redirect to={boardPath(readLastSlug())} replace />
}
