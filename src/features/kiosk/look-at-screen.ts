import { parseSlug } from '../../domain/league'
import { ownBuild } from '../../platform/own-build'
import type { ScreenLook } from '../../sync/fleet/report-screen'

/** Reads what the wall really shows from the document, and not from what the page believes it has rendered. */
export function lookAtScreen(): Pick<ScreenLook, 'league' | 'boardAtMs' | 'build'> {
  const board = document.querySelector<HTMLElement>('[data-board]')
  const league = parseSlug(board?.dataset['board'] ?? '')
  const boardAtMs = Date.parse(board?.dataset['checkedAt'] ?? '')
  const build = ownBuild()
  return {
    ...(league && { league }),
    ...(boardAtMs > 0 && { boardAtMs }),
    ...(build !== undefined && { build }),
  }
}
