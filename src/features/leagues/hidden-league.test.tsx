import { afterEach, expect, it } from 'vitest'
import { portsAtom } from '../../state/ports'
import { createStore, Provider } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { find, render, type Rendered } from '../../ui/testing/render'
import { HiddenLeague } from './hidden-league'

let rendered: Rendered
afterEach(() => rendered.close())

it('a league that operators do not show says so, and leads to the others', () => {
  let drawn = 0
  const store = createStore()
  store.set(portsAtom, { ...testPorts(), boardDrawn: () => void drawn++ })
  rendered = render(
    <Provider store={store}>
      <HiddenLeague slug="nhl" />
    </Provider>,
  )
  expect(find(rendered.page, 'h1').textContent).toContain('NHL')
  expect(document.title).toBe('NHL · Turbo Scores')
  expect([find(rendered.page, 'a').textContent, find(rendered.page, 'a').getAttribute('href')]).toEqual([
    'See all leagues',
    '/all',
  ])
  // What waits for the first picture of the page goes on.
  expect(drawn).toBe(1)
})
