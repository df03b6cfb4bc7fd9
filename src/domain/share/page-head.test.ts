import { expect, it } from 'vitest'
import { withSharedGame } from './page-head'

const PAGE = `<head>
    <title>Turbo Scores</title>
    <meta
      name="description"
      content="Live scores."
    />
    <script>early('$&')</script>
  </head>`
const AT = { url: 'https://scores.example/nfl/game/401', image: 'https://scores.example/icons/icon-512.png' }

it('the page of a game says so in its head, and is otherwise the same page', () => {
  const page = withSharedGame(PAGE, { title: 'A 1, B 2 · 3Q', description: 'NFL' }, AT)
  expect(page).toContain(
    [
      '<title>A 1, B 2 · 3Q | Turbo Scores</title>',
      '<meta property="og:type" content="website" />',
      '<meta property="og:site_name" content="Turbo Scores" />',
      '<meta property="og:title" content="A 1, B 2 · 3Q" />',
      '<meta property="og:description" content="NFL" />',
      '<meta property="og:url" content="https://scores.example/nfl/game/401" />',
      '<meta property="og:image" content="https://scores.example/icons/icon-512.png" />',
      '<meta name="twitter:card" content="summary" />',
    ].join('\n    '),
  )
  expect(page.match(/name="description"/g)).toHaveLength(1)
  expect(page.match(/<title>/g)).toHaveLength(1)
  expect(page).toContain("<script>early('$&')</script>")
})

it('a name from the feed stays text, whatever it is made of', () => {
  const title = `</title><script>alert(1)</script>" onload='x' $& $1 &amp;\u0000\n`
  const page = withSharedGame(PAGE, { title, description: title }, AT)
  const escaped =
    '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&#39;x&#39; $&amp; $1 &amp;amp;  '
  expect(page).toContain(`<title>${escaped} | Turbo Scores</title>`)
  expect(page.match(/<script>/g)).toHaveLength(1)
  expect(page.match(/<\/title>/g)).toHaveLength(1)
  expect(page).toContain(`<meta name="description" content="${escaped}" />`)
})
