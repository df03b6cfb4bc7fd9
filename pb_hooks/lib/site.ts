import type { GameSlug } from '../../src/domain/league'
import { withSharedGame } from '../../src/domain/share/page-head'
import { findSharedGame } from './boards/shared-games'
import { guardQuietRoute } from './security/headers'
import { pagePolicy } from './security/page-policy'
import { letEdgesKeep } from './server/let-edges-keep'
import { serverSettings } from './server/settings'
import { siteIndex, type SiteFile } from './server/site-index'
import { takesEncoding } from './server/takes-encoding'

/** Names below assets/ carry a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable'
const SUFFIX = { br: '.br', gzip: '.gz' }

/**
 * The built app. Files come compressed from the build and stay in memory, with an ETag, which PocketBase's own
 * static route lacks. A path without a file is a page of the app, unless it names a file: then it is missing.
 */
export function sendSite(e: core.RequestEvent): void {
  const index = siteIndex()
  // A service worker follows the policy of its own script, so files get the policy of the page.
  guardQuietRoute(e, pagePolicy(index['index.html']?.inline))
  const path = e.request!.pathValue('path')
  // A path may be the name of a member that every object has.
  const name = Object.hasOwn(index, path) ? path : pageFor(path)
  const file = name === undefined ? undefined : index[name]
  if (name === undefined || !file) throw new NotFoundError('No such file')
  setHeaders(e, name, file)
  if (e.request!.header.get('If-None-Match').includes(file.tag)) return e.noContent(304)
  const accepted = e.request!.header.get('Accept-Encoding')
  const encoding = file.encodings.find((candidate) => takesEncoding(accepted, candidate))
  if (encoding) e.response.header().set('Content-Encoding', encoding)
  return e.blob(200, file.type, fileBytes(`${file.site}/${name}${encoding ? SUFFIX[encoding] : ''}`))
}

/**
 * GET /{slug}/game/{id}: the app's page, with a head that tells chat programs which game the link is about. It is made
 * only from the board in memory; for a game that is not on it, the page stays as it is.
 */
export function sendGamePage(e: core.RequestEvent, slug: GameSlug): void {
  const file = siteIndex()['index.html']
  guardQuietRoute(e, pagePolicy(file?.inline))
  if (!file) throw new NotFoundError('No such file')
  const id = e.request!.pathValue('id')
  const game = findSharedGame(slug, id)
  const page = pageText(`${file.site}/index.html`)
  const content = game ? withSharedGame(page, game, addressesOf(slug, id)) : page
  const tag = `"${$security.sha256(content).slice(0, 16)}"`
  setHeaders(e, 'index.html', { ...file, tag })
  if (e.request!.header.get('If-None-Match').includes(tag)) return e.noContent(304)
  return e.html(200, content)
}

function addressesOf(slug: GameSlug, id: string): { readonly url: string; readonly image: string } {
  const { appUrl } = serverSettings()
  return {
    url: `${appUrl}/${slug}/game/${encodeURIComponent(id)}`,
    image: `${appUrl}/icons/icon-512.png`,
  }
}

function pageFor(path: string): string | undefined {
  const last = path.slice(path.lastIndexOf('/') + 1)
  return last.includes('.') || path.startsWith('assets/') ? undefined : 'index.html'
}

function setHeaders(e: core.RequestEvent, name: string, file: SiteFile): void {
  const header = e.response.header()
  header.set('ETag', file.tag)
  header.set('Vary', 'Accept-Encoding')
  header.set('Cache-Control', name.startsWith('assets/') ? FOREVER : letEdgesKeep(e, 'no-cache'))
}

/** Keys are paths of files from the index, so this memory is never larger than the builds. */
function fileBytes(path: string): string | number[] {
  const key = `site:${path}`
  const known = $app.store().get(key) as number[] | null
  if (known) return known
  const bytes = $os.readFile(path)
  $app.store().set(key, bytes)
  return bytes
}

let knownPage: string | undefined

/** Each runtime reads it once: there is one page, and it does not change while the process lives. */
function pageText(path: string): string {
  knownPage ??= toString($os.readFile(path))
  return knownPage
}
