import { lazy } from 'react'
import { expect, it } from 'vitest'
import { eventually, render } from './testing/render'
import { OptionalPart } from './optional-part'

const Missing = lazy(() => Promise.reject(new Error('Failed to fetch dynamically imported module')))

it('a part whose code does not arrive is missing, and nothing else is', async () => {
  let tries = 0
  const Late = lazy(() => (++tries, Promise.resolve({ default: () => <p>late</p> })))
  const { page, close } = render(
    <main>
      <h1>Scores</h1>
      <OptionalPart>
        <Missing />
      </OptionalPart>
      <OptionalPart>
        <Late />
      </OptionalPart>
    </main>,
  )
  await eventually(() => page.textContent === 'Scoreslate')
  expect(tries).toBe(1)
  close()
})
