import type { SharedGame } from './game-title'

const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /<meta\s+name="description"[^>]*>/

/** Where the page of a game is, and a picture for it, both as whole addresses. */
interface Addresses {
  readonly url: string
  readonly image: string
}

/** The page of the app with a head that says which game it is about. Names come from the feed and are text here. */
export function withSharedGame(page: string, { title, description }: SharedGame, at: Addresses): string {
  const named = `${escapeHtml(title)} | Turbo Scores`
  const words = escapeHtml(description)
  const tags = [
    `<title>${named}</title>`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Turbo Scores'),
    meta('property', 'og:title', escapeHtml(title)),
    meta('property', 'og:description', words),
    meta('property', 'og:url', escapeHtml(at.url)),
    meta('property', 'og:image', escapeHtml(at.image)),
    meta('name', 'twitter:card', 'summary'),
  ]
  return page
    .replace(DESCRIPTION, () => meta('name', 'description', words))
    .replace(TITLE, () => tags.join('\n    '))
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${content}" />`
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f\u007f]/g, ' ').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')
}
