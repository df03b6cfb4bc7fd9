import { lastFrames, type LastFrame } from '../src/platform/last-frames'

const PLACE = '<div id="root"></div>'
const BUILD = /<meta name="build" content="(\w+)"/
const THEME = /data-theme="\w+"/

/**
 * The page with what it showed last in it, so that scores are painted before any script has come; without that, the page
 * as it was built. Who asks for more than a board (a kiosk, a search) gets no frame.
 */
export async function withLastFrame(page: Response, { pathname, search }: URL): Promise<Response> {
  const frame = search === '' ? await lastFrames.read(pathname) : undefined
  if (!frame) return page
  const html = await page.clone().text()
  if (BUILD.exec(html)?.[1] !== frame.build) return page
  return new Response(fill(html, frame), { headers: page.headers })
}

/** `inert`, because nothing in it answers a tap yet; `hidden`, because its styles and its age come with the script behind it. */
function fill(html: string, frame: LastFrame): string {
  return html
    .replace(THEME, () => `data-theme="${frame.theme}"`)
    .replace(PLACE, () => `${PLACE}<div id="last-frame" inert hidden>${frame.html}</div>`)
}
