import type { SharedGame } from './game-title'

const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /<meta\s+name="description"[^>]*>/

/** Absolute addresses of a game's page and of its picture. */
interface Addresses {
  readonly url: string
  readonly image: string
}

/** The app's page with a head that names the game. Names come from the feed, so they are escaped. */
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
  return text.replace(/[\u0000-\u001f\u007f]/g, ' ').replace(/[&<>"']/g, (sign) => ESCAPES[sign]!)
}
