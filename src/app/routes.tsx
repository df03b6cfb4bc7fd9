import { lazy, Suspense, useEffect } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import type { CupBoard, GolfBoard } from '../domain/board'
import { parseGameSlug, type GameSlug, type Slug } from '../domain/league'
import { BoardScreen } from '../features/scoreboard/board-screen'
import { readLastSlug, rememberSlug } from '../state/last-slug'
import { parsePageSlug } from '../state/page-leagues'
import { boardPath, gamePath, HOME_PATH } from '../state/paths'
import { ComponentBoundary } from './component-boundary'
import { OpenedGame, usePrefetchedBoxScore } from './opened-game'

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
      <Route path="/:sport/game/:id">
        {({ sport, id }) => <GamePage slug={parseGameSlug(sport)} id={id} />}
      </Route>
      <Route path="/:sport">{({ sport }) => <LeaguePage slug={parsePageSlug(sport)} />}</Route>
      <Route>
        <LastLeague />
      </Route>
    </Switch>
  )
}

function LeaguePage({ slug }: { readonly slug: Slug | undefined }) {
  if (!slug) return <LastLeague />
  return <Board slug={slug} path={boardPath(slug)} />
}

/** A game is open over its league's board; golf and the cup have no games. */
function GamePage({ slug, id }: { readonly slug: GameSlug | undefined; readonly id: string }) {
  if (!slug) return <LastLeague />
  return (
    <>
      <Board slug={slug} path={gamePath(slug, id)} />
      <OpenedGame slug={slug} id={id} />
    </>
  )
}

/** The league's board at an address that may be written otherwise. */
function Board({ slug, path }: { readonly slug: Slug; readonly path: string }) {
  const [location] = useLocation()
  useEffect(() => rememberSlug(slug), [slug])
  if (location !== path) return <Redirect to={path} replace />
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
