import { afterEach, expect, it } from 'vitest'
import type { Slug } from '../../domain/league'
import { portsAtom } from '../../state/ports'
import { createStore, Provider } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { find, render, type Rendered } from '../../ui/testing/render'
import { HiddenLeague } from './hidden-league'

let rendered: Rendered
afterEach(() => rendered.close())

it('a league that operators have hidden says so, and leads to the others', () => {
  let drawn = 0
  const store = createStore()
  store.set(portsAtom, { ...testPorts(), boardDrawn: () => void drawn++ })
  const page = (slug: Slug) => (
    <Provider store={store}>
      <HiddenLeague slug={slug} />
    </Provider>
  )
  rendered = render(page('nhl'))
  expect(find(rendered.page, 'h1').textContent).toContain('NHL')
  expect(document.title).toBe('NHL · Turbo Scores')
  expect([find(rendered.page, 'a').textContent, find(rendered.page, 'a').getAttribute('href')]).toEqual([
    'See all leagues',
    '/all',
  ])
  // The page counts as drawn, so that tasks waiting for its first paint run.
  expect(drawn).toBe(1)
  rendered.show(page('nba'))
  expect([document.title, drawn]).toEqual(['NBA · Turbo Scores', 1])
  rendered.show(page('rydercup'))
  expect(find(rendered.page, 'h1').textContent).toBe('Ryder Cup is taking a break here')
})
