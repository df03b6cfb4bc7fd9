import { afterEach, expect, it } from 'vitest'
import { Router, useLocation } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { log } from '../platform/log'
import { serverReach } from '../platform/reach'
import { click, find, render, settle, type Rendered } from '../ui/testing/render'
import { ComponentBoundary } from './component-boundary'

let rendered: Rendered
afterEach(() => rendered.close())

it('001 section 2: a broken screen names itself, tells the details and can be tried again', () => {
  let broken = true
  function Scores() {
    if (broken) throw new Error('no such game')
    return <p>Scores</p>
  }
  rendered = render(
    <ComponentBoundary component="Scoreboard">
      <Scores />
    </ComponentBoundary>,
  )
  const { page } = rendered
  expect(find(page, 'h1').textContent).toBe('Something went wrong in Scoreboard')
  expect([...page.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
    'Try Again',
    'Reload Page',
  ])
  expect(find(page, 'summary').textContent).toBe('Technical Details')
  const facts = find(page, 'pre').textContent.split('\n')
  expect(facts.slice(0, 3)).toEqual(['no such game', location.href, `${innerWidth}x${innerHeight}`])
  expect(log.entries().at(-1)).toMatchObject({ level: 'error', category: 'SCREEN' })
  broken = false
  click(find(page, 'button'))
  expect(page.textContent).toBe('Scores')
})

it('a part that did not load says so while the server is unreachable, and no longer when it is back', () => {
  serverReach.failed()
  function Users(): never {
    throw new Error('Failed to fetch dynamically imported module: /assets/users.js')
  }
  rendered = render(
    <ComponentBoundary component="Users" frame={(words) => <dialog open>{words}</dialog>}>
      <Users />
    </ComponentBoundary>,
  )
  const says = () => rendered.page.textContent
  expect(says()).toContain('The server cannot be reached. The scores are still stored on this device.')
  settle(() => serverReach.answered())
  expect(says()).not.toContain('The server cannot be reached.')
})

it('a screen that broke at one address is drawn at the next, for example after Back', () => {
  const { hook, navigate } = memoryLocation({ path: '/nfl/day/2026-10-25' })
  function Day() {
    const [path] = useLocation()
    if (path.endsWith('25')) throw new Error('no such game')
    return <p>{path}</p>
  }
  rendered = render(
    <Router hook={hook}>
      <ComponentBoundary component="Day">
        <Day />
      </ComponentBoundary>
    </Router>,
  )
  expect(find(rendered.page, 'h1').textContent).toBe('Something went wrong in Day')
  settle(() => navigate('/nfl/day/2026-10-18'))
  expect(rendered.page.textContent).toBe('/nfl/day/2026-10-18')
})
