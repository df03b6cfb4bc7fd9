import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { find, render, type Rendered } from '../ui/testing/render'
import { keepTranslatedTexts } from './translated-texts'

let stop: () => void
beforeEach(() => {
  stop = keepTranslatedTexts(document.body)
})

let rendered: Rendered
afterEach(() => {
  rendered.close()
  stop()
})

interface Props {
  readonly clock: string
  readonly hasBall?: boolean
  readonly note?: string | undefined
}

/** A text beside elements that come and go, as React draws it. */
const Line = ({ clock, hasBall = false, note }: Props) => (
  <p>
    {hasBall ? <b>Ball</b> : null}
    {clock}
    <i>Live</i>
    {note}
  </p>
)

const line = () => find(rendered.page, 'p').textContent
/** Lets observers run, as the browser does before it paints. */
const turn = () => Promise.resolve()

/** As browsers do it: words in an element take the place of each text, at once or in two steps. */
function translate(how: 'at once' | 'in two steps' = 'at once'): void {
  const texts = document.createTreeWalker(rendered.page, NodeFilter.SHOW_TEXT)
  const all: Text[] = []
  while (texts.nextNode()) all.push(texts.currentNode as Text)
  for (const text of all.filter(({ parentElement }) => parentElement?.tagName !== 'FONT')) {
    const words = document.createElement('font')
    words.textContent = `${text.data}*`
    if (how === 'at once') text.replaceWith(words)
    else {
      text.before(words)
      text.remove()
    }
  }
}

describe('on a page that the browser translates', () => {
  it.each(['at once', 'in two steps'] as const)(
    'a text that changes is seen in the page, again and again: %s',
    async (how) => {
      rendered = render(<Line clock="2:00" />)
      for (const clock of ['1:30', '1:00', '0:30']) {
        translate(how)
        await turn()
        rendered.show(<Line clock={clock} />)
        await turn()
        expect(line()).toBe(`${clock}Live*`)
      }
    },
  )

  it('something new stands before a text, and goes again', async () => {
    rendered = render(<Line clock="2:00" />)
    translate()
    await turn()
    rendered.show(<Line clock="2:00" hasBall />)
    expect(line()).toBe('Ball2:00*Live*')
    rendered.show(<Line clock="2:00" />)
    expect(line()).toBe('2:00*Live*')
  })

  it('a text that goes takes its words with it', async () => {
    rendered = render(<Line clock="2:00" note="Delayed" />)
    translate()
    await turn()
    rendered.show(<Line clock="2:00" />)
    expect(line()).toBe('2:00*Live*')
  })

  it('words that are translated once more still belong to their text', async () => {
    rendered = render(<Line clock="2:00" />)
    translate()
    await turn()
    const again = document.createElement('font')
    again.textContent = '2:00!'
    find(rendered.page, 'font').replaceWith(again)
    await turn()
    rendered.show(<Line clock="1:30" />)
    await turn()
    expect(line()).toBe('1:30Live*')
  })

  it('rows that change places take their words along', async () => {
    const Rows = ({ names }: { readonly names: readonly string[] }) => (
      <p>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
        end
      </p>
    )
    rendered = render(<Rows names={['a', 'b']} />)
    translate()
    await turn()
    rendered.show(<Rows names={['b', 'a', 'c']} />)
    expect(line()).toBe('b*a*cend*')
  })
})

it('leaves the browser’s own ways alone while nothing is translated', () => {
  const insertBefore = () => Reflect.get(Node.prototype, 'insertBefore') as unknown
  const before = insertBefore()
  rendered = render(<Line clock="2:00" />)
  rendered.show(<Line clock="1:30" hasBall />)
  expect([line(), insertBefore() === before]).toEqual(['Ball1:30Live', true])
})
