import { afterEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary'
import { latePart } from './late-part'
import { eventually, render, type Rendered } from './testing/render'

const Scores = ({ score }: { readonly score: number }) => <p>{score}</p>

/** A part whose code comes, or does not, when the test says so. */
function delayed(Waiting?: typeof Scores) {
  let come!: (Part: typeof Scores) => void
  let fail!: (error: Error) => void
  const load = vi.fn(
    () =>
      new Promise<typeof Scores>((resolve, reject) => {
        come = resolve
        fail = reject
      }),
  )
  return {
    Part: latePart(load, Waiting),
    load,
    come: () => come(Scores),
    fail: () => fail(new Error('no network')),
  }
}

describe('a part whose code comes late', () => {
  let rendered: Rendered
  afterEach(() => {
    vi.useRealTimers()
    rendered.close()
  })
  const says = () => rendered.page.textContent

  it('is drawn as soon as the code is there, even while no time passes for what React would hold back', async () => {
    const { Part, come } = delayed()
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance', 'Date'] })
    rendered = render(<Part score={7} />)
    expect(says()).toBe('')
    come()
    for (let turn = 0; turn < 50 && says() === ''; turn++) await new Promise((done) => setImmediate(done))
    expect(says()).toBe('7')
  })

  it('leaves its place to another until then, with the same props', async () => {
    const { Part, come } = delayed(({ score }) => <i>{`loading ${score}`}</i>)
    rendered = render(<Part score={7} />)
    expect(says()).toBe('loading 7')
    come()
    await eventually(() => says() === '7')
  })

  it('is loaded once, however many places show it', async () => {
    const { Part, load, come } = delayed()
    const both = (
      <>
        <Part score={7} />
        <Part score={9} />
      </>
    )
    rendered = render(both)
    come()
    await eventually(() => says() === '79')
    expect(load).toHaveBeenCalledOnce()
  })

  it('is there in the first frame if it was loaded before', async () => {
    const { Part, come } = delayed()
    const loaded = Part.preload()
    come()
    await loaded
    rendered = render(<Part score={7} />)
    expect(says()).toBe('7')
  })

  it('tells the boundary above why it did not come', async () => {
    const { Part, fail } = delayed()
    rendered = render(
      <ErrorBoundary fallback={(_, error) => String(error)}>
        <Part score={7} />
      </ErrorBoundary>,
    )
    fail()
    await eventually(() => says() === 'Error: no network')
  })

  it('is asked for again after it was preloaded in vain', async () => {
    const { Part, fail, come } = delayed()
    const inVain = Part.preload()
    fail()
    await inVain
    rendered = render(<Part score={7} />)
    come()
    await eventually(() => says() === '7')
  })
})
