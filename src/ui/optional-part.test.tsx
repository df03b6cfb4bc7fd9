import { it } from 'vitest'
import { latePart } from './late-part'
import { eventually, render } from './testing/render'
import { OptionalPart } from './optional-part'

const Missing = latePart(() => Promise.reject(new Error('Failed to fetch dynamically imported module')))

it('a part whose code does not arrive is missing, and nothing else is', async () => {
  const Late = latePart(() => Promise.resolve(() => <p>late</p>))
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
  await eventually(() => rendered.page.textContent === 'Scoreslate')
  rendered.close()
})
