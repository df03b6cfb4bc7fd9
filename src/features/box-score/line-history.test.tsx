import { expect, it } from 'vitest'
import type { GameSlug } from '../../domain/league'
import { sessionOf } from '../../domain/people/users/session'
import { sessionAtom } from '../../state/session'
import { createStore, Provider } from '../../state/store'
import { render } from '../../ui/testing/render'
import { LineHistory } from './line-history'

it.each<[GameSlug, string]>([
  ['nfl', 'SEA -3, then -4'],
  ['ncaab', ''],
])('line movement is shown in the leagues that have odds: %s', (slug, text) => {
  const store = createStore()
  store.set(sessionAtom, sessionOf({ id: 'ann', tier: 'verified', can: ['view_betting_odds'] })!)
  const rendered = render(
    <Provider store={store}>
      <LineHistory slug={slug}>SEA -3, then -4</LineHistory>
    </Provider>,
  )
  expect(rendered.page.textContent).toBe(text)
  rendered.close()
})
