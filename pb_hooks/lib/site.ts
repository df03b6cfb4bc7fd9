import { setSecurityHeaders } from './security/headers'
import { pagePolicy } from './security/page-policy'
import { siteIndex, type SiteFile } from './server/site-index'
import { takesEncoding } from './server/takes-encoding'

const SUFFIX = { br: '.br', gzip: '.gz' }

/**
 * The built app. Files come compressed from the build and stay in memory, with an ETag, which PocketBase's own
 * static route lacks. A path without a file is a page of the app, unless it names a file: then it is missing.
 */
export function sendSite(e: core.RequestEvent): void {
  const index = siteIndex()
  // The worker's own policy is that of its script, so files have the page's.
  setSecurityHeaders(e, pagePolicy(index['index.html']?.inline ?? []))
  const path = e.request!.pathValue('path')
  // An address may read like a member that every object has.
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

function pageFor(path: string): string | undefined {
  const last = path.slice(path.lastIndexOf('/') + 1)
  return last.includes('.') || path.startsWith('assets/') ? undefined : 'index.html'
}

function setHeaders(e: core.RequestEvent, name: string, file: SiteFile): void {
  const header = e.response.header()
  header.set('ETag', file.tag)
  header.set('Vary', 'Accept-Encoding')
  // Names below assets/ carry a hash of their content; everything else is asked for again.
  header.set('Cache-Control', name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
}

/** Keys are paths of files out of the index, so the memory they take is that of the builds. */
function fileBytes(path: string): string | number[] {
  const key = `site:${path}`
  const known = $app.store().get(key) as number[] | null
  if (known) return known
  const bytes = $os.readFile(path)
  $app.store().set(key, bytes)
  return bytes
}
