import { afterEach, expect, it } from 'vitest'
import { log } from '../platform/log'
import { click, find, render, type Rendered } from '../ui/testing/render'
import { RootBoundary } from './root-boundary'

let rendered: Rendered
afterEach(() => rendered.close())

it('a broken app says so, and Try Again draws it anew', () => {
  let broken = true
  function App() {
    if (broken) throw new Error('no such game')
    return <p>Scores</p>
  }
  rendered = render(
    <RootBoundary>
      <App />
    </RootBoundary>,
  )
  const buttons = [...rendered.page.querySelectorAll('button')].map((button) => button.textContent)
  expect(rendered.page.textContent).toContain('Something went wrong')
  expect(buttons).toEqual(['Try Again', 'Reload Application'])
  expect(log.entries().at(-1)).toMatchObject({
    message: 'App: no such game',
    metadata: { error: 'no such game', componentName: 'App' },
  })
  broken = false
  click(find(rendered.page, 'button'))
  expect(rendered.page.textContent).toBe('Scores')
})
