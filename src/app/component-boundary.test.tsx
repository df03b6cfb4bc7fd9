import { afterEach, expect, it } from 'vitest'
import { log } from '../platform/log'
import { click, find, render, type Rendered } from '../ui/testing/render'
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
