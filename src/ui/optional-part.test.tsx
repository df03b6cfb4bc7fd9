import { lazy } from 'react'
import { expect, it } from 'vitest'
import { eventually, render } from './testing/render'
import { OptionalPart } from './optional-part'

const Missing = lazy(() => Promise.reject(new Error('Failed to fetch dynamically imported module')))

it('a part whose code does not arrive is missing, and nothing else is', async () => {
  const Late = lazy(() => Promise.resolve({ default: () => <p>late</p> }))
  const rendered = render(
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
  // React shows what comes late at most every 300 ms.
  await eventually(() => rendered.page.textContent === 'Scoreslate', 2000)
  expect(rendered.page.textContent).toBe('Scoreslate')
  rendered.close()
})
