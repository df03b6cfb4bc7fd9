import { lastFrames } from '../src/platform/last-frames'
import { isOfBuild, pageWithFrame } from '../src/platform/page-with-frame'

/**
 * The page with its last frame in it, so that scores are painted before any script has come; without a frame, the page
 * as it was built. An address that asks for more than a board (a kiosk, a search) gets no frame.
 */
export async function withLastFrame(page: Response, { pathname, search }: URL): Promise<Response> {
  const frame = search === '' ? await lastFrames.read(pathname) : undefined
  if (!frame) return page
  const html = await page.clone().text()
  if (!isOfBuild(html, frame.build)) return page
  return new Response(pageWithFrame(html, frame), { headers: page.headers })
}
