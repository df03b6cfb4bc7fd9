import { useEffect } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import type { GameSlug } from '../domain/league'
import { boardPath } from '../features/scoreboard/board-path'
import { BoardScreen } from '../features/scoreboard/board-screen'
import { readLastSlug, rememberSlug } from '../state/last-slug'
import { parsePageSlug } from '../state/page-leagues'

/** Every page there is. What is no page leads to the league looked at last. */
export function Routes() {
  return (
    <Switch>
      <Route path="/:sport">{({ sport }) => <LeaguePage slug={parsePageSlug(sport)} />}</Route>
      <Route>
        <LastLeague />
      </Route>
    </Switch>
  )
}

function LeaguePage({ slug }: { readonly slug: GameSlug | undefined }) {
  const [location] = useLocation()
  useEffect(() => {
    if (slug) rememberSlug(slug)
  }, [slug])

  if (!slug) return <LastLeague />
  if (location !== boardPath(slug)) return <Redirect to={boardPath(slug)} replace />
  return <BoardScreen slug={slug} />
}

function LastLeague() {
  return <Redirect to={boardPath(readLastSlug())} replace />
}
