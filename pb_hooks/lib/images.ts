import { findImage } from './images/find-image'
import { guardQuietRoute } from './security/headers'
import { duringAction } from './server/action'
import { asJob } from './server/as-job'
import { sweepImages as sweep } from './images/sweep-images'

export const sweepImages = asJob(sweep)

/**
 * GET /api/image/{path...}: a logo or headshot of the feed at twice its shown size, from this origin so that it can be
 * kept. Below `large/` it is as walls show it.
 */
export function sendImage(e: core.RequestEvent): void {
  return duringAction(e, answerImage)
}

function answerImage(e: core.RequestEvent): void {
  guardQuietRoute(e)
  const path = e.request!.pathValue('path')
  const image = findImage(path)
  if (image.kind === 'unknown') throw new NotFoundError('There is no such image')
  if (image.kind === 'failed') throw new ApiError(502, 'The image could not be loaded', {})
  e.response.header().set('Cache-Control', 'public, max-age=86400')
  const files = $app.newFilesystem()
  try {
    files.serve(e.response, e.request!, image.key, path.slice(path.lastIndexOf('/') + 1))
  } finally {
    files.close()
  }
}
