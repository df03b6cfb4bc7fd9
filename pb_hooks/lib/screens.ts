import { parseScreenReport } from '../../src/domain/operations/fleet/screen-report'
import { parseReloadRequest, type ScreensAnswer } from '../../src/domain/operations/fleet/screen'
import { operatorsOnly } from './console/operators-only'
import { askForReload } from './fleet/ask-for-reload'
import { isFull, keptScreens } from './fleet/kept-screens'
import { noteScreen } from './fleet/note-screen'
import { askerOf } from './security/caller'
import { plainBody } from './server/plain-body'
import { sendJson } from './server/send-json'
import { siteIndex } from './server/site-index'
import { productNow } from './server/time'

/** POST /api/screens: a screen on a wall reports its state, and hears whether an operator wants it to reload. */
export function takeScreenReport(e: core.RequestEvent): void {
  const report = parseScreenReport(plainBody(e))
  if (!report) throw new BadRequestError('This is no report of a screen')
  return sendJson(e, noteScreen(report, askerOf(e), productNow()))
}

/** GET /api/console/screens: the screens that reported within a day. */
export function sendScreens(e: core.RequestEvent): void {
  operatorsOnly(e)
  const build = siteIndex()['index.html']?.build
  const nowMs = productNow()
  const answer: ScreensAnswer = { screens: keptScreens(nowMs), isFull: isFull(), ...(build && { build }) }
  return sendJson(e, answer)
}

/** POST /api/console/screens/reload: `{id}` for one of them, `{}` for all. */
export function reloadScreens(e: core.RequestEvent): void {
  operatorsOnly(e)
  const request = parseReloadRequest(plainBody(e))
  if (!request) throw new BadRequestError('This names no screen')
  if (!askForReload(request.id, productNow())) throw new NotFoundError('There is no such screen')
  e.app
    .logger()
    .info('An operator had screens reloaded', 'operator', e.auth?.id ?? '', 'screen', request.id ?? 'all')
  return sendScreens(e)
}
